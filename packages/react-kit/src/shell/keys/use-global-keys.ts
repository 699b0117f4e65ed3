import { useRef } from 'react';
import { isMac } from '../../ui/kbd/command-key.ts';
import { takesText } from '../../ui/keys/key-path.ts';
import { usePageKeys } from '../../ui/keys/use-page-keys.ts';
import { nextStep, type PendingKey } from './key-sequence.ts';

export interface GlobalKeys {
  /** Ids by their keys, such as `g s` or `?`; empty if the user turned them off. */
  sequences: ReadonlyMap<string, string>;
  run(id: string): void;
  openPalette(): void;
}

/** Ctrl+K, on a Mac Cmd+K, opens the palette from anywhere; single keys work outside fields. */
export function useGlobalKeys({ sequences, run, openPalette }: GlobalKeys): void {
  const pending = useRef<PendingKey>(null);

  function step(event: KeyboardEvent, first: PendingKey | null): boolean {
    const next = nextStep(first, { key: event.key.toLowerCase(), at: event.timeStamp }, sequences);
    pending.current = next.pending;
    if (next.done === null) return false;
    event.preventDefault();
    run(next.done);
    return true;
  }

  // The second key of a sequence goes before the screen, where the same letter may edit something.
  usePageKeys((event) => {
    const first = pending.current;
    if (!first || event.repeat || event.key === 'Shift') return null;
    pending.current = null;
    if (!isPlain(event)) return null;
    return () => {
      if (step(event, first)) event.stopPropagation();
    };
  }, 'first');

  usePageKeys((event) => {
    if (isPaletteKey(event)) {
      return () => {
        event.preventDefault();
        openPalette();
      };
    }
    return isPlain(event) ? () => step(event, null) : null;
  });
}

/** A single key, pressed where it has no other meaning. */
function isPlain(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return false;
  return !takesText(event);
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'k' || altKey || shiftKey) return false;
  return isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}
