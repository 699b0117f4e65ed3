import type { KeyboardEvent, RefObject } from 'react';
import { takesText } from '../../../ui/keys/key-path.ts';
import { rangeCommand } from './range-command.ts';
import type { DayRangeState } from './use-day-range.ts';

interface RangeKeys {
  onKeyDown: (event: KeyboardEvent) => void;
  add: () => void;
  clear: () => void;
}

/**
 * Keys that set, add and clear the range. After the last two the focus returns to the waveform, because their buttons disappear.
 * @param selection null for users who cannot add a range
 * @param position unix seconds
 */
export function useRangeKeys(
  selection: DayRangeState | null,
  position: number,
  track: RefObject<HTMLElement | null>,
): RangeKeys {
  function add(): void {
    void selection?.add().then((isAdded) => isAdded && track.current?.focus());
  }

  function clear(): void {
    selection?.set(null);
    track.current?.focus();
  }

  return {
    add,
    clear,
    onKeyDown(event) {
      const command = selection && !event.defaultPrevented && !takesText(event) ? rangeCommand(event) : null;
      if (!selection || !command) return;
      const isEnd = command === 'start' || command === 'end';
      if (!isEnd && !selection.range) return;
      event.preventDefault();
      if (isEnd) selection.setEdge(command, Math.round(position));
      else if (command === 'add') add();
      else clear();
    },
  };
}
