import { useEffect, useRef } from 'react';
import { nextStep, type PendingKey } from './key-sequence.ts';
import { isMac } from '../../ui/kbd/command-key.ts';
import { isOverlayOpen, takesCharacters } from './takes-keys.ts';

export interface GlobalKeys {
  /** Ids by their keys, such as `g s` or `?`; empty if the user turned them off. */
  sequences: ReadonlyMap<string, string>;
  run(id: string): void;
  openPalette(): void;
}

/** Ctrl+K, on a Mac Cmd+K, opens the palette from anywhere; single keys work outside fields. No key works under a dialog. */
export function useGlobalKeys(keys: GlobalKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let pending: PendingKey | null = null;

    function step(event: KeyboardEvent, first: PendingKey | null): boolean {
      const { sequences, run } = latest.current;
      const next = nextStep(first, { key: event.key.toLowerCase(), at: event.timeStamp }, sequences);
      ({ pending } = next);
      if (next.done === null) return false;
      event.preventDefault();
      run(next.done);
      return true;
    }

    // The second key of a sequence goes before the screen, where the same letter may edit something.
    function onCapture(event: KeyboardEvent) {
      if (!pending || event.repeat || event.key === 'Shift') return;
      const first = pending;
      pending = null;
      if (isPlain(event) && step(event, first)) event.stopPropagation();
    }

    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented) return;
      if (isPaletteKey(event) && !isOverlayOpen()) {
        event.preventDefault();
        latest.current.openPalette();
      } else if (isPlain(event)) step(event, null);
    }

    globalThis.addEventListener('keydown', onCapture, true);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      globalThis.removeEventListener('keydown', onCapture, true);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

/** A single key, pressed where it has no other meaning. */
function isPlain(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return false;
  return !takesCharacters(event.composedPath()[0]) && !isOverlayOpen();
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'k' || altKey || shiftKey) return false;
  return isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}
