import { hasOverlay } from '../../ui/root/overlay-host.ts';

const fields =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [role="textbox"], [role="combobox"], [role="searchbox"], [role="spinbutton"]';
/** Lists in which a letter moves to the next entry that begins with it. */
const lists = '[role="menu"], [role="listbox"][data-rac], [role="radiogroup"][data-rac]';
const overlays = ['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role="${role}"]`).join(', ');
const pageDialogs = '[aria-modal="true"], dialog[open]';

/** Whether the element takes characters for itself. */
export function takesCharacters(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest(`${fields}, ${lists}`) !== null;
}

/** Whether a dialog, a drawer, a menu or a list of options is open over the page. */
export function isOverlayOpen(): boolean {
  return hasOverlay(overlays) || document.querySelector(pageDialogs) !== null;
}
