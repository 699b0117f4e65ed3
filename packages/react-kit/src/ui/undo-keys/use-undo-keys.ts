import { useEffect, useRef } from 'react';

interface UndoKeys {
  undo: () => void;
  redo?: () => void;
}

/** Ctrl or Cmd+Z undoes, with Shift it redoes. Text fields keep the keys for themselves; null disables both. */
export function useUndoKeys(keys: UndoKeys | null): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z' || isTextField(event.composedPath()[0]))
        return;
      const act = event.shiftKey ? latest.current?.redo : latest.current?.undo;
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTextField(target: EventTarget | undefined): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea, [role="spinbutton"]') || target.isContentEditable);
}
