/** Focuses the search field of the current screen. Returns false if it has none. */
export function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('#pk-content input[type="search"]:not(:disabled)');
  const field = [...fields].find((each) => each.checkVisibility?.() ?? true);
  if (!field) return false;
  field.focus();
  field.select();
  return true;
}
