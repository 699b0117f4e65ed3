/** A keyboard command for the range of the day. */
export type RangeCommand = 'start' | 'end' | 'add' | 'clear';

const commands: ReadonlyMap<string, RangeCommand> = new Map([
  ['i', 'start'],
  ['o', 'end'],
  ['a', 'add'],
  ['Escape', 'clear'],
]);

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The command of a key on the waveform of the day; null for other keys. */
export function rangeCommand({ key, altKey, ctrlKey, metaKey, shiftKey }: Key): RangeCommand | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  return commands.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}
