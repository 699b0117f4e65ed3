/** Focuses the search field of the screen in `view`. Returns false if it has none. */
export function focusSearch(view: HTMLElement | null): boolean {
  const fields = view?.querySelectorAll<HTMLInputElement>('input[type="search"]:not(:disabled)') ?? [];
  const field = [...fields].find((each) => each.checkVisibility?.() ?? true);
  if (!field) return false;
  field.focus();
  field.select();
  return true;
}
