/** Moves and clips what opens inside. */
const clipping = 'transform:translate(20px, 20px);overflow:hidden;width:420px;height:300px';

/** Where a journey can mount the kit, by name: each puts its element into the page, and returns the place of React's root in it. */
const places: Readonly<Record<string, () => Element>> = {
  page: () => appended(document.body, 'div'),
  dialog: () => modal(''),
  'moved dialog': () => modal(clipping),
  popover() {
    const popover = appended(document.body, 'div');
    popover.popover = 'auto';
    popover.showPopover();
    return appended(popover, 'div');
  },
  shadow: () => inShadow(appended(document.body, 'div')),
  'clipping shadow': () => inShadow(appended(document.body, 'div', clipping)),
  'shadow in a dialog': () => inShadow(modal('')),
  'slot in a dialog'() {
    const card = appended(document.body, 'div');
    const shadow = card.attachShadow({ mode: 'open' });
    const dialog = document.createElement('dialog');
    dialog.append(document.createElement('slot'));
    shadow.append(dialog);
    dialog.showModal();
    return appended(card, 'div');
  },
  frame() {
    const frame = appended(document.body, 'iframe', 'display:block;width:900px;height:860px;border:0');
    const page = frame.contentDocument;
    if (!page) throw new Error('The frame has no document.');
    followStyles(page.head);
    return appended(page.body, 'div');
  },
};

/** Where a page can let overlays open that are not where the kit is. */
const overlayPlaces: Readonly<Record<string, () => Element>> = {
  element: () => appended(document.body, 'section', clipping),
  popover() {
    const popover = appended(document.body, 'section');
    popover.popover = 'manual';
    popover.showPopover();
    return popover;
  },
};

/** Puts the place of overlays that `name` names into the page. */
export function overlayPlace(name: string): Element {
  const place = overlayPlaces[name];
  if (!place) throw new Error(`There is no place "${name}" for overlays.`);
  return place();
}

/** Puts the place that `name` names into the page. */
export function mountPlace(name: string): Element {
  const place = places[name];
  if (!place) throw new Error(`There is no place "${name}".`);
  return place();
}

function appended<Tag extends keyof HTMLElementTagNameMap>(
  parent: Node,
  tag: Tag,
  style = '',
): HTMLElementTagNameMap[Tag] {
  const element = (parent.ownerDocument ?? document).createElement(tag);
  element.style.cssText = style;
  parent.appendChild(element);
  return element;
}

function modal(style: string): Element {
  const dialog = appended(document.body, 'dialog', style);
  dialog.showModal();
  return appended(dialog, 'div');
}

function inShadow(host: Element): Element {
  const shadow = host.attachShadow({ mode: 'open' });
  followStyles(shadow);
  return appended(shadow, 'div');
}

/** Copies the sheets of the page into another tree, also those that load later. */
function followStyles(tree: Node): void {
  const copy = (node: Node) => {
    if (node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet'))
      tree.appendChild(node.cloneNode(true));
  };
  document.head.childNodes.forEach(copy);
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(copy))).observe(
    document.head,
    {
      childList: true,
    },
  );
}
