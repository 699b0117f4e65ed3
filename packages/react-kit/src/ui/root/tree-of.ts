/** The document or shadow root in which a node is. One that is in neither counts to its document. */
export function treeOf(node: Node): Document | ShadowRoot {
  const root = node.getRootNode();
  return 'activeElement' in root ? (root as Document | ShadowRoot) : (node.ownerDocument ?? document);
}
