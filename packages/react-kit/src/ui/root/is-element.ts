/** Whether a value is an element. An element of another window, such as of a frame, is no instance of this window's classes. */
export function isElement(value: unknown): value is Element {
  return (
    typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === Node.ELEMENT_NODE
  );
}

export function isHtml(value: unknown): value is HTMLElement {
  return isElement(value) && value.namespaceURI === 'http://www.w3.org/1999/xhtml';
}

export function hasTag<Tag extends keyof HTMLElementTagNameMap>(
  value: unknown,
  tag: Tag,
): value is HTMLElementTagNameMap[Tag] {
  return isHtml(value) && value.localName === tag;
}
