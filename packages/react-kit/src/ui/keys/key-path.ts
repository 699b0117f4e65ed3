import type { SyntheticEvent } from 'react';
import { isElement, isHtml } from '../root/is-element.ts';

type AnyEvent = Event | SyntheticEvent<unknown, Event>;

const textFields =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"]), textarea, select, [role="textbox"], [role="combobox"], [role="searchbox"], [role="spinbutton"]';
/** Lists in which a letter moves to the next entry that begins with it. */
const lists = '[role="menu"], [role="listbox"][data-rac], [role="radiogroup"][data-rac]';

/**
 * The elements around the origin of an event, the innermost first. Those inside a shadow root are included, where `target` names only
 * the host of the shadow root.
 */
export function pathOf(event: AnyEvent): Element[] {
  return ('nativeEvent' in event ? event.nativeEvent : event).composedPath().filter(isElement);
}

/** Whether an event comes from inside an element that `selector` finds. */
export function isFrom(event: AnyEvent, selector: string): boolean {
  return pathOf(event).some((element) => element.matches(selector));
}

/** Whether the element with the focus takes characters for itself. */
export function takesText(event: AnyEvent): boolean {
  return pathOf(event).some(
    (element) => element.matches(`${textFields}, ${lists}`) || (isHtml(element) && element.isContentEditable),
  );
}
