import { isElement, hasTag } from '../root/is-element.ts';
import { matchesState } from '../root/matches-state.ts';
import { nodesAround } from '../root/nodes-around.ts';
import { hasOverlay } from '../root/overlay-host.ts';

const overlays = ['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role="${role}"]`).join(', ');

/** Whether something is open that the user must close first: an overlay of a kit, or a modal dialog of the page that is not around `mount`. */
export function isCovered(mount: Element | null): boolean {
  if (hasOverlay(overlays)) return true;
  const around = new Set(mount ? nodesAround(mount) : []);
  if ([...around].some((node) => isElement(node) && node.matches('[inert], [aria-hidden="true"]')))
    return true;
  const page = mount?.ownerDocument ?? document;
  const trees = new Set([...treesIn(page), ...[...around].map((node) => node.getRootNode())]);
  return [...trees].some((tree) => modalsIn(tree as ParentNode).some((modal) => !around.has(modal)));
}

/** A document or shadow root, and the open shadow roots inside. */
function treesIn(tree: ParentNode): Node[] {
  return [
    tree,
    ...[...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? treesIn(shadowRoot) : [])),
  ];
}

function modalsIn(tree: ParentNode): Element[] {
  return [...tree.querySelectorAll('dialog[open], [aria-modal="true"]')].filter(isModal);
}

/** Libraries may keep a closed dialog in the page, and `<dialog>` can also open without covering the page. */
function isModal(element: Element): boolean {
  if (hasTag(element, 'dialog')) return matchesState(element, ':modal') ?? true;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
