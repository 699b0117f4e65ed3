/** What a key does on the strip. */
export type StripCommand =
  | 'next'
  | 'previous'
  | 'later'
  | 'earlier'
  | 'forth'
  | 'back'
  | 'closer'
  | 'wider'
  | 'whole'
  | 'first'
  | 'last'
  | 'play'
  | 'card';

const plain: Readonly<Record<string, StripCommand>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'card',
  PageDown: 'forth',
  PageUp: 'back',
  '+': 'closer',
  '=': 'closer',
  '-': 'wider',
  _: 'wider',
  '0': 'whole',
  Home: 'first',
  End: 'last',
  ' ': 'play',
  Enter: 'play',
};

const shifted: Readonly<Record<string, StripCommand>> = { ArrowRight: 'later', ArrowLeft: 'earlier' };

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Null leaves a key to the page; the browser's own zoom among them. */
export function stripCommand({ key, altKey, ctrlKey, metaKey, shiftKey }: Key): StripCommand | null {
  if (altKey || ctrlKey || metaKey) return null;
  return (shiftKey ? shifted[key] : undefined) ?? plain[key] ?? null;
}
