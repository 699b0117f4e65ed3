type Pressed = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link asks for this page: with a modifier the browser opens a tab or window, or saves, by itself. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: Pressed): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
