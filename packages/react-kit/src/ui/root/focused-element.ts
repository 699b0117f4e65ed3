import { treeOf } from './tree-of.ts';

/**
 * The focused element in the document or shadow root of `near`, or else in its document; null if nothing has the focus, such as after
 * the focused element was removed.
 */
export function focusedElement(near: Node): Element | null {
  const page = near.ownerDocument ?? document;
  const focused = treeOf(near).activeElement ?? page.activeElement;
  return focused === page.body ? null : focused;
}
