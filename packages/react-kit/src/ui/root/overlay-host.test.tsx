import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasOverlay, OverlayHost } from './overlay-host.ts';

function add(tag = 'div'): HTMLElement {
  const element = document.createElement(tag);
  document.body.append(element);
  return element;
}

function pressEscape(target: Element): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key: 'Escape',
    bubbles: true,
    cancelable: true,
    composed: true,
  });
  target.dispatchEvent(event);
  return event;
}

let host: OverlayHost;
beforeEach(() => {
  document.body.replaceChildren();
  host = new OverlayHost();
});
afterEach(() => host.remove());

describe('OverlayHost', () => {
  it('is in the body, or where the page wants it, the next time that an overlay opens', () => {
    const [mount, chosen] = [add(), add()];
    expect(host.place(mount, null).parentElement).toBe(document.body);
    expect(host.place(mount, chosen).parentElement).toBe(chosen);
    expect(host.place(mount, undefined).parentElement).toBe(document.body);
  });

  it('stays where it is while an overlay is open, unless its place was removed from the page', () => {
    const [mount, chosen] = [add(), add()];
    host.place(mount, chosen).append(document.createElement('div'));
    expect(host.place(mount, null).parentElement).toBe(chosen);
    chosen.remove();
    expect(host.place(mount, null).parentElement).toBe(document.body);
  });

  it('moves with its overlays when the page names another place', () => {
    const chosen = add();
    host.place(add(), null).append(document.createElement('div'));
    host.move(null, chosen);
    expect(host.element.parentElement).toBe(chosen);
    expect(host.element.childElementCount).toBe(1);
  });

  it('keeps Escape from the page’s own dialog while an overlay is open, and only then', () => {
    const chosen = add();
    host.place(add(), chosen);
    expect(pressEscape(chosen).defaultPrevented).toBe(false);
    const overlay = document.createElement('div');
    host.element.append(overlay);
    // The overlay is closed by the time that the event has reached the window.
    chosen.addEventListener('keydown', () => overlay.remove(), { once: true });
    expect(pressEscape(chosen).defaultPrevented).toBe(true);
    expect(pressEscape(chosen).defaultPrevented).toBe(false);
    host.element.append(overlay);
    host.remove();
    expect(pressEscape(chosen).defaultPrevented).toBe(false);
  });

  it('leaves Escape to the page while its overlays are in the body', () => {
    host.place(add(), null).append(document.createElement('div'));
    expect(pressEscape(document.body).defaultPrevented).toBe(false);
  });

  it('finds open overlays of every root, also in shadow roots, until the root is gone', () => {
    const shadow = add().attachShadow({ mode: 'open' });
    const menu = document.createElement('div');
    menu.setAttribute('role', 'menu');
    host.place(null, shadow);
    expect(hasOverlay('[role=menu]')).toBe(false);
    host.element.append(menu);
    expect(hasOverlay('[role=menu]')).toBe(true);
    expect(hasOverlay('[role=dialog]')).toBe(false);
    host.remove();
    expect(hasOverlay('[role=menu]')).toBe(false);
  });
});
