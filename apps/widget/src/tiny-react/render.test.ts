// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useEffect, useMemo, useState } from './hooks.ts';
import { type Element, jsx } from './jsx-runtime.ts';
import { render } from './render.ts';

/** Renders an element and returns its parent, and a way to wait for the next rendering. */
function draw(element: Element) {
  const place = document.createElement('div');
  document.body.append(place);
  render(element, place);
  return place;
}

function texts(parent: ParentNode, selector: string) {
  return [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

/** A component with one state that a test sets from outside. */
function stateful(initial: unknown, drawState: (state: unknown) => unknown) {
  let set: (next: unknown) => void = () => {};
  function Component() {
    const [state, setState] = useState(initial);
    set = setState;
    return drawState(state);
  }
  return {
    element: jsx(Component, {}),
    change: async (next: unknown) => {
      set(next);
      await Promise.resolve();
    },
  };
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('render', () => {
  it('renders elements, texts and numbers, and nothing for empty values', () => {
    const place = draw(
      jsx('p', {
        className: 'a',
        children: ['one ', 2, null, false, undefined, jsx('b', { children: 'three' })],
      }),
    );
    expect(place.innerHTML).toBe('<p class="a">one 2<b>three</b></p>');
  });

  it('sets attributes, text values for aria- and data-, and styles with custom properties', () => {
    const place = draw(
      jsx('button', {
        disabled: true,
        hidden: false,
        'aria-pressed': false,
        'data-on': true,
        style: { '--at': 0.5 },
      }),
    );
    const button = place.querySelector('button');
    expect(button?.getAttribute('disabled')).toBe('');
    expect(button?.hasAttribute('hidden')).toBe(false);
    expect(button?.getAttribute('aria-pressed')).toBe('false');
    expect(button?.getAttribute('data-on')).toBe('true');
    expect(button?.style.getPropertyValue('--at')).toBe('0.5');
  });

  it('renders svg in its own namespace', () => {
    const place = draw(jsx('svg', { viewBox: '0 0 24 24', children: jsx('path', { d: 'M0 0' }) }));
    expect(place.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });

  it('re-renders when a state changes, and keeps the nodes', async () => {
    const { element, change } = stateful('a', (state) => jsx('p', { title: String(state), children: state }));
    const place = draw(element);
    const before = place.querySelector('p');
    await change('b');
    expect(place.innerHTML).toBe('<p title="b">b</p>');
    expect(place.querySelector('p')).toBe(before);
  });

  it('batches the changes of one turn into one rendering', async () => {
    const drawState = vi.fn((state: unknown) => jsx('p', { children: state }));
    const { element, change } = stateful(0, drawState);
    draw(element);
    void change(1);
    await change(2);
    expect(drawState.mock.calls).toEqual([[0], [2]]);
  });

  it('replaces a node of another type, an empty one included', async () => {
    const { element, change } = stateful(null, (state) => (state === null ? null : jsx(state, {})));
    const place = draw(jsx('main', { children: [jsx('i', {}), element, jsx('u', {})] }));
    for (const [state, html] of [
      ['p', '<i></i><p></p><u></u>'],
      ['b', '<i></i><b></b><u></u>'],
      [null, '<i></i><u></u>'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- each rendering starts from the last one's nodes
      await change(state);
      expect(place.innerHTML).toBe(`<main>${html}</main>`);
    }
  });

  it('moves, adds and removes the nodes of a keyed list', async () => {
    const item = (name: unknown) => jsx('li', { children: name }, String(name));
    const { element, change } = stateful(['a', 'b', 'c'], (names) =>
      jsx('ul', { children: Array.isArray(names) && names.map(item) }),
    );
    const place = draw(element);
    const [a, b] = [...place.querySelectorAll('li')];
    await change(['d', 'b', 'a']);
    expect(texts(place, 'li')).toEqual(['d', 'b', 'a']);
    expect([...place.querySelectorAll('li')].slice(1)).toEqual([b, a]);
  });

  it('skips an element that is the same again, and draws its own changes', async () => {
    const drawn = vi.fn(() => jsx('i', {}));
    const same = jsx(drawn, {});
    const { element, change } = stateful('a', (state) => jsx('p', { title: String(state), children: same }));
    const place = draw(element);
    await change('b');
    expect(place.innerHTML).toBe('<p title="b"><i></i></p>');
    expect(drawn).toHaveBeenCalledOnce();
  });

  it('removes what it rendered', () => {
    const place = document.createElement('div');
    const ref = vi.fn<(element: unknown) => void>();
    render(jsx('audio', { ref }), place)();
    expect(place.innerHTML).toBe('');
    expect(ref).toHaveBeenLastCalledWith(null);
  });

  it('calls the newest handler, and no removed one', async () => {
    const first = vi.fn();
    const { element, change } = stateful(first, () => null);
    expect(draw(element).textContent).toBe('');
    await change(null);

    const clicked = vi.fn<(state: unknown) => void>();
    const button = stateful(1, (state) =>
      jsx('button', state === 3 ? {} : { onClick: () => clicked(state) }),
    );
    const place = draw(button.element);
    place.querySelector('button')?.click();
    await button.change(2);
    place.querySelector('button')?.click();
    await button.change(3);
    place.querySelector('button')?.click();
    expect(clicked.mock.calls).toEqual([[1], [2]]);
  });

  it('sets the value of a select once it has the options', () => {
    const options = ['1', '2', '3'].map((value) => jsx('option', { value, children: value }, value));
    expect(draw(jsx('select', { value: 2, children: options })).querySelector('select')?.value).toBe('2');
  });

  it('calls a ref with the element, and with null when it is removed', async () => {
    const ref = vi.fn<(element: unknown) => void>();
    const { element, change } = stateful(true, (isShown) => isShown && jsx('audio', { ref }));
    const audio = draw(element).querySelector('audio');
    await change(false);
    expect(ref.mock.calls).toEqual([[audio], [null]]);
  });
});

describe('useMemo', () => {
  it('makes its value again only when a dependency changes', async () => {
    const make = vi.fn((name: unknown) => ({ name }));
    const values: unknown[] = [];
    const { element, change } = stateful({ name: 'a', n: 1 }, (state) => {
      const { name } = Object(state);
      values.push(useMemo(() => make(name), [name]));
      return jsx('p', {});
    });
    draw(element);
    await change({ name: 'a', n: 2 });
    await change({ name: 'b', n: 3 });
    expect(make.mock.calls).toEqual([['a'], ['b']]);
    expect(values[1]).toBe(values[0]);
    expect(values[2]).toEqual({ name: 'b' });
  });
});

describe('useEffect', () => {
  it('runs after rendering, again when its dependencies change, and cleans up', async () => {
    const log: string[] = [];
    function Inner({ name }: { name: string }) {
      useEffect(() => {
        log.push(`in ${name} ${document.querySelector('p')?.textContent}`);
        return () => log.push(`out ${name}`);
      }, [name]);
      return jsx('p', { children: name });
    }
    const { element, change } = stateful('a', (name) => name && jsx(Inner, { name }));
    draw(element);
    await change('b');
    await change('');
    expect(log).toEqual(['in a a', 'out a', 'in b b', 'out b']);
  });
});
