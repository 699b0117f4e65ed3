/** A command of the transport. */
export type TransportCommand = 'back' | 'pause' | 'forward' | 'toggle';

const commands: Readonly<Record<string, TransportCommand>> = {
  j: 'back',
  k: 'pause',
  l: 'forward',
  ' ': 'toggle',
};

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The command of a key; null for other keys. */
export function transportKey({ key, altKey, ctrlKey, metaKey }: Key): TransportCommand | null {
  return altKey || ctrlKey || metaKey ? null : (commands[key.toLowerCase()] ?? null);
}
