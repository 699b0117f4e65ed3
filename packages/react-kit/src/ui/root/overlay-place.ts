import { isElement } from './is-element.ts';
import { matchesState } from './matches-state.ts';
import { isShadowRoot, nodesAround } from './nodes-around.ts';

/** Elements that cover their document and may make the rest of it inert. */
const onTop = [':modal', ':popover-open', ':fullscreen'];

/**
 * Where overlays of a mount open by default: in the body of its document, unless something around the mount needs them inside. That
 * is an element on the top layer, such as a modal `<dialog>`, because it covers the body and makes it inert, and a shadow root, because
 * its styles apply inside only. The nearest one counts. If an element on the top layer has the mount in a slot, overlays open beside
 * the mount, in the slotted element.
 */
export function overlayPlace(mount: Element): Element | ShadowRoot {
  const tree = mount.getRootNode();
  let outermost = mount;
  for (const node of nodesAround(mount)) {
    if (node === tree && isShadowRoot(node)) return node;
    if (!isElement(node)) continue;
    if (node.getRootNode() === tree) outermost = node;
    if (isOnTop(node)) return outermost;
  }
  return mount.ownerDocument.body;
}

function isOnTop(element: Element): boolean {
  // A whole page in full screen has its body.
  if (element === element.ownerDocument.documentElement) return false;
  return onTop.some((state) => matchesState(element, state) === true);
}
