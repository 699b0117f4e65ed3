type Pressed = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click opens the link in this page; with a modifier key the browser opens a tab or window, or saves. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: Pressed): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
