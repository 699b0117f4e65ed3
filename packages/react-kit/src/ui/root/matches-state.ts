/** Whether an element matches a pseudo-class; undefined in a browser that does not know it. */
export function matchesState(element: Element, state: string): boolean | undefined {
  try {
    return element.matches(state);
  } catch {
    return undefined;
  }
}
