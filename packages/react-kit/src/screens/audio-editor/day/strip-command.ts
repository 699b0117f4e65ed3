/** A keyboard command of the strip. */
export type StripCommand =
  | 'next'
  | 'previous'
  | 'later'
  | 'earlier'
  | 'pageForward'
  | 'pageBack'
  | 'zoomIn'
  | 'zoomOut'
  | 'fitDay'
  | 'first'
  | 'last'
  | 'play'
  | 'card';

const plain: Readonly<Record<string, StripCommand>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'card',
  PageDown: 'pageForward',
  PageUp: 'pageBack',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  _: 'zoomOut',
  '0': 'fitDay',
  Home: 'first',
  End: 'last',
  ' ': 'play',
  Enter: 'play',
};

const shifted: Readonly<Record<string, StripCommand>> = { ArrowRight: 'later', ArrowLeft: 'earlier' };

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The command of a key; null for keys of the page or the browser, such as the browser's zoom. */
export function stripCommand({ key, altKey, ctrlKey, metaKey, shiftKey }: Key): StripCommand | null {
  if (altKey || ctrlKey || metaKey) return null;
  return (shiftKey ? shifted[key] : undefined) ?? plain[key] ?? null;
}
