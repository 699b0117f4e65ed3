type Style = Readonly<Record<string, string | number>>;

function setStyle(element: HTMLElement, style: Style) {
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, String(value));
}

/** Sets one of React's props on an element: handlers, `style`, `value`, and attributes under React's names. */
export function setProp(element: HTMLElement | SVGElement, name: string, value: unknown): void {
  if (name.startsWith('on')) Reflect.set(element, name.toLowerCase(), value ?? null);
  else if (name === 'style') setStyle(element as HTMLElement, (value ?? {}) as Style);
  else if (name === 'value') {
    if (Reflect.get(element, name) !== String(value)) Reflect.set(element, name, String(value));
  } else {
    const attribute = name === 'className' ? 'class' : name;
    const isNamed = name.includes('-');
    // `aria-` and `data-` attributes need the text "false"; others are removed instead.
    if (typeof value === 'string' || typeof value === 'number' || (typeof value === 'boolean' && isNamed)) {
      element.setAttribute(attribute, String(value));
    } else element.toggleAttribute(attribute, value === true);
  }
}
