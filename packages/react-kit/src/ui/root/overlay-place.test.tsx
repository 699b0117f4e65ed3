import { beforeEach, describe, expect, it, vi } from 'vitest';
import { overlayPlace } from './overlay-place.ts';

/** Acts as a browser in which `element` matches `state`, and that does not know the other two. */
function as(state: ':modal' | ':popover-open' | ':fullscreen', element: Element): void {
  vi.spyOn(element, 'matches').mockImplementation((selector: string) => {
    if (selector === state) return true;
    throw new SyntaxError(`'${selector}' is not a valid selector.`);
  });
}

function add(parent: Node, tag = 'div'): HTMLElement {
  const element = (parent.ownerDocument ?? document).createElement(tag);
  parent.appendChild(element);
  return element;
}

beforeEach(() => document.body.replaceChildren());

describe('overlayPlace', () => {
  it('is the body, also inside a dialog that is not modal', () => {
    expect(overlayPlace(add(add(document.body)))).toBe(document.body);
    expect(overlayPlace(add(add(document.body, 'dialog')))).toBe(document.body);
  });

  it.each([':modal', ':popover-open', ':fullscreen'] as const)(
    'is the element around the mount that is %s',
    (state) => {
      const around = add(document.body);
      as(state, around);
      expect(overlayPlace(add(add(around)))).toBe(around);
      expect(overlayPlace(add(document.body))).toBe(document.body);
    },
  );

  it('is the nearest one of several', () => {
    const [outer, inner] = [add(document.body, 'dialog'), document.createElement('div')];
    outer.append(inner);
    as(':modal', outer);
    as(':popover-open', inner);
    expect(overlayPlace(add(inner))).toBe(inner);
    expect(overlayPlace(add(outer))).toBe(outer);
  });

  it('is the body while the whole page is in full screen', () => {
    as(':fullscreen', document.documentElement);
    expect(overlayPlace(add(document.body))).toBe(document.body);
    vi.restoreAllMocks();
  });

  it('is the shadow root that the mount is in, unless a modal dialog is inside of it', () => {
    const shadow = add(add(document.body, 'dialog')).attachShadow({ mode: 'open' });
    const mount = add(shadow);
    expect(overlayPlace(mount)).toBe(shadow);
    as(':modal', document.querySelector('dialog') ?? mount);
    expect(overlayPlace(mount)).toBe(shadow);
    const dialog = add(shadow, 'dialog');
    as(':modal', dialog);
    expect(overlayPlace(add(dialog))).toBe(dialog);
  });

  it('is the slotted element if a modal dialog of another tree has the mount in its slot', () => {
    const card = add(document.body);
    const shadow = card.attachShadow({ mode: 'open' });
    const dialog = add(shadow, 'dialog');
    const slot = add(dialog, 'slot');
    const slotted = add(card);
    Object.defineProperty(slotted, 'assignedSlot', { value: slot });
    const mount = add(slotted);
    expect(overlayPlace(mount)).toBe(document.body);
    as(':modal', dialog);
    expect(overlayPlace(mount)).toBe(slotted);
  });

  it('is the body of the document of the mount', () => {
    const other = document.implementation.createHTMLDocument();
    expect(overlayPlace(add(other.body))).toBe(other.body);
  });
});
