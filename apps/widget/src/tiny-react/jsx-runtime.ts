/** The compiler's output for `<…>`, in React's own shape. */
export interface Element {
  type: unknown;
  props: Readonly<Record<string, unknown>>;
  key: string | null;
}

export function jsx(type: unknown, props: Element['props'], key: string | number | null = null): Element {
  return { type, props, key: key === null ? null : String(key) };
}

export { jsx as jsxs };
