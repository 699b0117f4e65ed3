import { takesText } from './key-path.ts';
import { usePageKeys } from './use-page-keys.ts';

interface UndoKeys {
  undo: () => void;
  redo?: () => void;
}

/** Ctrl or Cmd+Z undoes, with Shift it redoes. Text fields keep the keys for themselves; null disables both. */
export function useUndoKeys(keys: UndoKeys | null): void {
  usePageKeys(
    keys &&
      ((event) => {
        if (
          !(event.ctrlKey || event.metaKey) ||
          event.altKey ||
          event.key.toLowerCase() !== 'z' ||
          takesText(event)
        )
          return null;
        const act = event.shiftKey ? keys.redo : keys.undo;
        if (!act) return null;
        return () => {
          event.preventDefault();
          act();
        };
      }),
  );
}
