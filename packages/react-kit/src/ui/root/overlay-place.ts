/** Elements that cover their document and may make the rest of it inert. A browser that does not know one of these throws. */
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
  for (let node: Node | null = mount; node; node = parentOnScreen(node)) {
    if (node === tree && isShadowRoot(node)) return node;
    if (!isElement(node)) continue;
    if (node.getRootNode() === tree) outermost = node;
    if (isOnTop(node)) return outermost;
  }
  return mount.ownerDocument.body;
}

/** The parent in the tree that is on screen: content of a slot is inside the slot. */
function parentOnScreen(node: Node): Node | null {
  if (isElement(node) && node.assignedSlot) return node.assignedSlot;
  return isShadowRoot(node) ? node.host : node.parentNode;
}

function isOnTop(element: Element): boolean {
  // A whole page in full screen has its body.
  if (element === element.ownerDocument.documentElement) return false;
  return onTop.some((selector) => {
    try {
      return element.matches(selector);
    } catch {
      return false;
    }
  });
}

// A node of another window is no instance of this window's classes.
function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

export function isShadowRoot(node: Node): node is ShadowRoot {
  return node.nodeType === 11 && 'host' in node;
}
