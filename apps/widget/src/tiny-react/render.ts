import { bindHooks, type Component, retire, runEffects } from './hooks.ts';
import type { Element } from './jsx-runtime.ts';
import { setProp } from './set-prop.ts';

/*
 * The part of React that the player uses: function components, two hooks, keyed lists, one node for each child.
 * A component returns one element or nothing, a ref is a function, and an empty value renders as an empty text,
 * so that every child has its place. It adds 1.2 kB to the widget; Preact with its hooks adds 5.4 kB (record 0029).
 */

interface Mounted {
  type: unknown;
  props: Element['props'];
  /** Of an element or a text. */
  dom?: HTMLElement | SVGElement | Text;
  children: Map<string, Mounted>;
  /** The output of a component. */
  output?: Mounted;
  component?: Component;
}

type Draw = (props: Element['props']) => unknown;

const text = '#text';

function domOf(mounted: Mounted): ChildNode {
  if (mounted.output) return domOf(mounted.output);
  return mounted.dom ?? new Text();
}

function isElement(child: unknown): child is Element {
  return typeof child === 'object' && child !== null && 'type' in child;
}

function normal(child: unknown): Element {
  if (isElement(child)) return child;
  const isShown = typeof child === 'string' || typeof child === 'number';
  return { type: text, props: { text: isShown ? String(child) : '' }, key: null };
}

/** Children by key; nested lists are flattened, with their keys under the key of the list. */
function keyed(children: unknown, prefix = ''): [string, Element][] {
  const list = Array.isArray(children) ? children : children === undefined ? [] : [children];
  return list.flatMap((child: unknown, n) => {
    if (Array.isArray(child)) return keyed(child, `${prefix}${n}.`);
    const element = normal(child);
    return [
      [`${prefix}${element.key === null ? n : `=${element.key}`}`, element] satisfies [string, Element],
    ];
  });
}

function unmount({ component, output, children, props, dom }: Mounted) {
  if (component) retire(component);
  if (output) unmount(output);
  for (const child of children.values()) unmount(child);
  if (dom && typeof props['ref'] === 'function') props['ref'](null);
}

function drawComponent(mounted: Mounted) {
  const draw = mounted.type as Draw;
  bindHooks((mounted.component ??= { slots: [], isMounted: true, redraw: () => drawComponent(mounted) }));
  mounted.output = place(mounted.output, normal(draw(mounted.props)));
}

function drawChildren(mounted: Mounted, parent: HTMLElement | SVGElement) {
  const before = mounted.children;
  mounted.children = new Map();
  for (const [key, element] of keyed(mounted.props['children'])) {
    mounted.children.set(key, place(before.get(key), element));
    before.delete(key);
  }
  for (const gone of before.values()) {
    domOf(gone).remove();
    unmount(gone);
  }
  let at = parent.firstChild;
  for (const child of mounted.children.values()) {
    const node = domOf(child);
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
}

function drawElement(mounted: Mounted, old: Element['props']) {
  const { dom, props } = mounted;
  if (dom instanceof Text) {
    if (old['text'] !== props['text']) dom.data = String(props['text']);
    return;
  }
  if (!dom) return;
  // Children first: a select accepts a value only once it has that option.
  drawChildren(mounted, dom);
  for (const name of Object.keys({ ...old, ...props })) {
    const isProp = name !== 'children' && name !== 'ref';
    if (isProp && (name === 'value' || old[name] !== props[name])) setProp(dom, name, props[name]);
  }
  if (old['ref'] !== props['ref'] && typeof props['ref'] === 'function') props['ref'](dom);
}

function createDom(type: unknown): HTMLElement | SVGElement | Text {
  if (type === text) return new Text();
  const isDrawing = type === 'svg' || type === 'path' || type === 'text';
  return isDrawing
    ? document.createElementNS('http://www.w3.org/2000/svg', type)
    : document.createElement(String(type));
}

function place(old: Mounted | undefined, { type, props }: Element): Mounted {
  const same = old?.type === type ? old : undefined;
  const mounted: Mounted = same ?? { type, props: {}, children: new Map() };
  const before = mounted.props;
  // The same element again: nothing around it changed.
  if (before === props) return mounted;
  mounted.props = props;
  if (typeof type === 'function') drawComponent(mounted);
  else {
    mounted.dom ??= createDom(type);
    drawElement(mounted, before);
  }
  if (old && !same) {
    domOf(old).replaceWith(domOf(mounted));
    unmount(old);
  }
  return mounted;
}

/** Renders an element as the last child of `parent`, and again whenever a state in it changes. Returns a function that removes it. */
export function render(element: Element, parent: ParentNode): () => void {
  const mounted = place(undefined, element);
  parent.append(domOf(mounted));
  runEffects();
  return () => {
    domOf(mounted).remove();
    unmount(mounted);
  };
}
