import { isElement } from './is-element.ts';

export function isShadowRoot(node: Node): node is ShadowRoot {
  return node.nodeType === Node.DOCUMENT_FRAGMENT_NODE && 'host' in node;
}

/** A node and those around it on screen, up to its document: content of a slot is inside the slot. */
export function* nodesAround(node: Node): Generator<Node> {
  for (let current: Node | null = node; current; current = parentOnScreen(current)) yield current;
}

function parentOnScreen(node: Node): Node | null {
  if (isElement(node) && node.assignedSlot) return node.assignedSlot;
  return isShadowRoot(node) ? node.host : node.parentNode;
}
