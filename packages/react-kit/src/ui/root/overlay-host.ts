import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { isElement } from './is-element.ts';
import { isShadowRoot } from './nodes-around.ts';
import { overlayPlace } from './overlay-place.ts';

/** React Aria makes everything outside of a dialog inert, except elements with this attribute. */
const stays = 'data-react-aria-top-layer';

/** The elements that hold overlays, of all roots, also in shadow roots. */
const elements = new Set<HTMLElement>();

/** Whether an overlay that `selector` finds is open in any root. */
export function hasOverlay(selector: string): boolean {
  return [...elements].some((element) => element.querySelector(selector) !== null);
}

/** The element that holds the overlays of one root. */
export class OverlayHost {
  readonly element: HTMLElement;
  #frame: Element | null = null;
  #page: Window | null = null;
  #isOpen = false;
  /** In a shadow root, React Aria makes a list inert that opens over a dialog, because the dialog's observer still runs. This one runs first. */
  readonly #lists = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (isElement(node) && node.matches('.pk-popover, :has(> .pk-popover)'))
        node.setAttribute(stays, 'true');
    }
  });

  constructor() {
    this.element = document.createElement('div');
    this.element.className = 'pk pk-overlays';
    elements.add(this.element);
  }

  /**
   * Puts the element where overlays of `mount` can be used, or into `chosen`. While overlays are open it stays where it is, because
   * they would lose the focus, unless it is in no page.
   */
  place(mount: Element | null, chosen: Element | ShadowRoot | null | undefined): HTMLElement {
    const { element } = this;
    if (element.isConnected && element.childElementCount > 0) return element;
    this.move(mount, chosen);
    return element;
  }

  /** Does the same with overlays that are open already. */
  move(mount: Element | null, chosen: Element | ShadowRoot | null | undefined): void {
    const { element } = this;
    const place = chosen ?? (mount ? overlayPlace(mount) : document.body);
    if (element.parentNode !== place) place.append(element);
    // React Aria looks into shadow roots only after this.
    if (isShadowRoot(place.getRootNode())) {
      enableShadowDOM();
      this.#lists.observe(element, { childList: true });
    }
    const isRaised = place !== document.body;
    this.#keepFrame(place.ownerDocument);
    this.#keepEscape(isRaised ? place.ownerDocument.defaultView : null);
    raise(element, isRaised);
  }

  remove(): void {
    this.element.remove();
    elements.delete(this.element);
    this.#lists.disconnect();
    this.#keepFrame(document);
    this.#keepEscape(null);
  }

  /** A modal dialog of the page closes by Escape too. While an overlay is open, the key is for the overlay alone. */
  #keepEscape(page: Window | null): void {
    if (page === this.#page) return;
    this.#page?.removeEventListener('keydown', this.#onEscapeFirst, true);
    this.#page?.removeEventListener('keydown', this.#onEscapeLast);
    page?.addEventListener('keydown', this.#onEscapeFirst, true);
    page?.addEventListener('keydown', this.#onEscapeLast);
    this.#page = page;
  }

  readonly #onEscapeFirst = ({ key }: KeyboardEvent) => {
    this.#isOpen = key === 'Escape' && this.element.childElementCount > 0;
  };

  readonly #onEscapeLast = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && this.#isOpen) event.preventDefault();
  };

  /** A dialog in a frame's document makes the page around it inert, which must not include the frame. */
  #keepFrame(owner: Document): void {
    const frame = owner === document ? null : (owner.defaultView?.frameElement ?? null);
    if (frame === this.#frame) return;
    this.#frame?.removeAttribute(stays);
    frame?.setAttribute(stays, 'true');
    this.#frame = frame;
  }
}

/** Shows an element on the top layer, above what is there, so that no ancestor clips or moves it; or takes it from there. */
function raise(element: HTMLElement, isRaised: boolean): void {
  if (!('showPopover' in element)) return;
  element.popover = isRaised ? 'manual' : null;
  if (!isRaised || !element.isConnected) return;
  element.hidePopover();
  element.showPopover();
}
