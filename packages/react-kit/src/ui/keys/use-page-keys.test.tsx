import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PkRoot } from '../root/root.tsx';
import { takesText } from './key-path.ts';
import { usePageKeys } from './use-page-keys.ts';

const pressed = vi.fn<(kit: string) => void>();

function Keys({ kit, phase }: { kit: string; phase?: 'first' | 'last' | undefined }) {
  usePageKeys(
    (event) =>
      event.key === 'g' && !takesText(event)
        ? () => {
            event.preventDefault();
            pressed(kit);
          }
        : null,
    phase,
  );
  return <button type="button">{kit}</button>;
}

function mount(place: Node, kit = 'kit', phase?: 'first' | 'last'): HTMLElement {
  const container = place.appendChild((place.ownerDocument ?? document).createElement('div'));
  render(
    <PkRoot>
      <Keys kit={kit} phase={phase} />
    </PkRoot>,
    { container },
  );
  return container;
}

/** Presses a key as a browser does, and returns which kits acted. */
function press(origin: EventTarget | null, key = 'g'): string[] {
  pressed.mockClear();
  act(
    () =>
      void origin?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }),
      ),
  );
  return pressed.mock.calls.map(([kit]) => kit);
}

function add(parent: Node, html: string): HTMLElement {
  const place = (parent.ownerDocument ?? document).createElement('div');
  place.innerHTML = html;
  const element = place.firstElementChild as HTMLElement;
  parent.appendChild(element);
  return element;
}

/** Opens a dialog; `isModal` is whether it covers the page in a browser. */
function addDialog(parent: Node, isModal: boolean): HTMLElement {
  const dialog = add(parent, '<dialog open></dialog>');
  vi.spyOn(dialog, 'matches').mockImplementation((selector) => isModal && selector === ':modal');
  return dialog;
}

beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);

describe('usePageKeys', () => {
  it.each(['first', 'last'] as const)(
    'takes keys (%s) of the kit, and of the page while nothing has the focus',
    (phase) => {
      const kit = mount(document.body, 'kit', phase);
      expect(press(kit.querySelector('button'))).toEqual(['kit']);
      expect(press(document.body)).toEqual(['kit']);
      expect(press(document.documentElement)).toEqual(['kit']);
      expect(press(document.querySelector('.pk-overlays'))).toEqual(['kit']);
      cleanup();
      expect(press(document.body)).toEqual([]);
    },
  );

  it('takes keys in a shadow root, and of the elements around it', () => {
    const dialog = addDialog(document.body, true);
    const shadow = add(dialog, '<div></div>').attachShadow({ mode: 'open' });
    const kit = mount(shadow);
    expect(press(kit.querySelector('button'))).toEqual(['kit']);
    expect(press(dialog)).toEqual(['kit']);
    expect(press(shadow.host)).toEqual(['kit']);
  });

  it('takes keys of the document that it is in, not of the page around', () => {
    const page = document.implementation.createHTMLDocument();
    const kit = mount(page.body);
    expect(press(kit.querySelector('button'))).toEqual(['kit']);
    expect(press(page.body)).toEqual(['kit']);
    expect(press(document.body)).toEqual([]);
  });

  it('leaves the keys of other content and of another kit, and one kit alone takes those of the page', () => {
    const left = mount(document.body, 'left');
    const right = mount(document.body, 'right');
    const custom = add(document.body, '<div></div>');
    custom.attachShadow({ mode: 'closed' });
    expect(press(add(document.body, '<button>Own</button>'))).toEqual([]);
    expect(press(custom)).toEqual([]);
    expect(press(left.querySelector('button'))).toEqual(['left']);
    expect(press(right.querySelector('button'))).toEqual(['right']);
    expect(press(document.body)).toHaveLength(1);
  });

  it.each([
    '<input>',
    '<input type="search">',
    '<textarea></textarea>',
    '<select></select>',
    '<div role="textbox"></div>',
    '<div role="combobox"></div>',
    '<div role="spinbutton"></div>',
    '<div contenteditable="true"></div>',
    '<div role="menu"></div>',
  ])('leaves the keys of %s, also in a shadow root inside the kit and in a frame', (field) => {
    const kit = mount(document.body).querySelector('.pk-root') ?? document;
    expect(press(add(kit, field))).toEqual([]);
    expect(press(add(add(kit, '<div></div>').attachShadow({ mode: 'open' }), field))).toEqual([]);
    const frame =
      mount(document.implementation.createHTMLDocument().body).querySelector('.pk-root') ?? document;
    expect(press(add(frame, field))).toEqual([]);
  });

  it.each(['<input type="checkbox">', '<input type="radio">', '<input type="range">', '<a href="#x">x</a>'])(
    'takes keys of %s',
    (control) => {
      const kit = mount(document.body).querySelector('.pk-root') ?? document;
      expect(press(add(kit, control))).toEqual(['kit']);
    },
  );

  it.each([
    ['a modal dialog', () => addDialog(document.body, true)],
    ['a dialog with aria-modal', () => add(document.body, '<div role="dialog" aria-modal="true"></div>')],
    [
      'a modal dialog in a custom element',
      () => addDialog(add(document.body, '<div></div>').attachShadow({ mode: 'open' }), true),
    ],
    [
      'a menu of another kit',
      () =>
        add(
          mount(document.body).ownerDocument.querySelector('.pk-overlays') ?? document,
          '<i role="menu"></i>',
        ),
    ],
  ])('does nothing under %s, until it closes', (_, open) => {
    const button = mount(document.body).querySelector('button');
    const modal = open();
    expect(press(document.body)).toEqual([]);
    expect(press(button)).toEqual([]);
    modal.remove();
    expect(press(button)).toEqual(['kit']);
  });

  it.each(['inert', 'aria-hidden'])('does nothing while something around it is %s', (attribute) => {
    const around = add(document.body, '<main></main>');
    mount(add(around, '<div></div>').attachShadow({ mode: 'open' }));
    around.setAttribute(attribute, 'true');
    expect(press(document.body)).toEqual([]);
    around.removeAttribute(attribute);
    expect(press(document.body)).toEqual(['kit']);
  });

  it('does not stop for a dialog of the page that is not modal, or hidden', () => {
    mount(document.body);
    addDialog(document.body, false);
    const hidden = add(document.body, '<div aria-modal="true"></div>');
    hidden.checkVisibility = () => false;
    expect(press(document.body)).toEqual(['kit']);
  });

  it('does not take a key that a screen used, and stops when it has no keys', () => {
    function Off() {
      usePageKeys(null);
      return <button type="button">off</button>;
    }
    const button = mount(document.body).querySelector('button');
    button?.addEventListener('keydown', (event) => event.preventDefault());
    expect(press(button)).toEqual([]);
    expect(press(button, 'h')).toEqual([]);
    render(<Off />);
    expect(press(document.body)).toEqual(['kit']);
  });
});
