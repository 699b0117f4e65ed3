import type { KeyboardEvent } from 'react';
import { distinctClock } from '../../../host/time/clock-in-zone.ts';
import { useWords } from '../../../words/use-words.ts';
import { placeOf, type Span } from '../day/strip-window.ts';
import { rangeMessages } from './range.messages.ts';
import type { DayRangeState, RangeEdge } from './use-day-range.ts';

export interface RangeOverlayProps {
  selection: DayRangeState;
  range: Span;
  window: Span;
  width: number;
  zone: string;
}

const edges = ['start', 'end'] as const;

/** The range over the waveform of the day, with a handle at each end. The gestures of the waveform drag the handles. */
export function RangeOverlay({ selection, range, window, width, zone }: RangeOverlayProps) {
  const place = (at: number) => Math.min(width + 4, Math.max(-4, placeOf(window, at, width)));
  const [left, right] = [place(range.start), place(range.end)];
  return (
    <span className="pk-range" style={{ left, width: Math.max(2, right - left) }}>
      {edges.map((edge) => (
        <Handle key={edge} {...{ selection, range, edge, zone }} />
      ))}
    </span>
  );
}

/** Seconds of an arrow key, with Shift, and of Page Up and Page Down. */
const [step, longStep, pageStep] = [1, 10, 60];

function Handle({
  selection,
  range,
  edge,
  zone,
}: Pick<RangeOverlayProps, 'selection' | 'range' | 'zone'> & { edge: RangeEdge }) {
  const messages = useWords(rangeMessages);
  const { limits } = selection;
  const at = range[edge];

  function onKeyDown(event: KeyboardEvent) {
    const by = secondsOf(event);
    if (by === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    // One end does not pass the other.
    const moved = edge === 'start' ? Math.min(at + by, range.end - 1) : Math.max(at + by, range.start + 1);
    const next = { ...range, [edge]: Math.min(limits.end, Math.max(limits.start, moved)) };
    if (next.end > next.start) selection.set(next);
  }

  return (
    <span
      role="slider"
      tabIndex={0}
      className="pk-range-handle"
      data-range-edge={edge}
      aria-label={messages[edge]}
      aria-valuemin={0}
      aria-valuemax={limits.end - limits.start}
      aria-valuenow={at - limits.start}
      aria-valuetext={distinctClock(at, zone)}
      onKeyDown={onKeyDown}
    />
  );
}

function secondsOf({ key, shiftKey }: KeyboardEvent): number | null {
  const arrow = shiftKey ? longStep : step;
  const steps: Record<string, number> = {
    ArrowRight: arrow,
    ArrowUp: arrow,
    ArrowLeft: -arrow,
    ArrowDown: -arrow,
    PageUp: pageStep,
    PageDown: -pageStep,
  };
  return steps[key] ?? null;
}
