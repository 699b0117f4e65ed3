const boxes = 'input:not([type="hidden"], [type="file"], :disabled), textarea:not(:disabled)';
const others = 'select:not(:disabled), button:not(:disabled), [tabindex="0"]';
/** Milliseconds in which a folded section or another step shows its fields. */
const waitMs = 5000;

/** Focuses the field of a `FieldPlace`, and opens the section that folds it. Waits until the field appears. */
export function focusField(root: HTMLElement, name: string): void {
  if (tryFocus(root, name)) return;
  const observer = new MutationObserver(() => {
    if (tryFocus(root, name)) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), waitMs);
}

function tryFocus(root: HTMLElement, name: string): boolean {
  // The innermost place is the last one: a section names its fields too.
  const place = [...root.querySelectorAll<HTMLElement>(`[data-field~="${name}"]`)].at(-1);
  if (!place) return false;
  const folded = place.closest('details:not([open])') ?? place.querySelector('details:not([open])');
  if (folded) {
    folded.querySelector('summary')?.click();
    return false;
  }
  const control = place.querySelector<HTMLElement>(boxes) ?? place.querySelector<HTMLElement>(others);
  if (!control) return false;
  control.focus();
  control.scrollIntoView({ block: 'center' });
  return true;
}
