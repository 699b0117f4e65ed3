import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { absenceReason, extendOpenGap } from '../../../data/logger/index.ts';
import { distinctClock } from '../../../host/time/clock-in-zone.ts';
import { useNow } from '../../../host/time/use-now.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { useWords } from '../../../words/use-words.ts';
import { RangeBar } from '../range/range-bar.tsx';
import { RangeOverlay } from '../range/range-overlay.tsx';
import { rangeMessages } from '../range/range.messages.ts';
import { useDayRange } from '../range/use-day-range.ts';
import { useRangeKeys } from '../range/use-range-keys.ts';
import type { BroadcastState } from './broadcast.controller.ts';
import type { DayState } from './day.controller.ts';
import { stripMessages } from './day.messages.ts';
import { StripBar } from './strip-bar.tsx';
import { StripCanvas } from './strip-canvas.tsx';
import { stripCommand } from './strip-command.ts';
import { stripLayout } from './strip-layout.ts';
import type { StripScene, StripSegment } from './strip-scene.ts';
import { stripTicks } from './strip-ticks.ts';
import { useStripGestures } from './use-strip-gestures.ts';
import { useStrip } from './use-strip.ts';
import './day-strip.css';
import { useWidth } from './use-width.ts';

export interface DayStripProps {
  day: DayState;
  broadcast: BroadcastState;
  isPhone: boolean;
}

/** Width of a time on the ruler with its margins, in pixels. */
export const tickPixels = 64;
/** Seconds between redraws of the live edge. */
const redrawSeconds = 15;

/** The day as one waveform to navigate and zoom. */
export function DayStrip({ day, broadcast, isPhone }: DayStripProps) {
  const messages = useWords(stripMessages);
  const rangeWords = useWords(rangeMessages);
  const [view, setView] = useState<HTMLDivElement | null>(null);
  const track = useRef<HTMLDivElement>(null);
  const keys = useId();
  const width = useWidth(view);
  const now = useNow(1000);
  const hasOpenGap = broadcast.gaps.some(({ open }) => open);
  // Redrawn every second only while a gap grows.
  const drawnNow = hasOpenGap ? now : now - (now % redrawSeconds);
  const gaps = useMemo(() => extendOpenGap(broadcast.gaps, drawnNow), [broadcast.gaps, drawnNow]);
  const { position, goTo, silences, fallbacks, current } = broadcast;
  const selection = useDayRange(day, broadcast, now);
  const canSelect = day.canCopy;
  const strip = useStrip(day.range, width, broadcast, now, canSelect ? selection : null);
  const rangeKeys = useRangeKeys(canSelect ? selection : null, position ?? day.range.start, track);
  useStripGestures(view, strip.gestures);
  const segments = useSegments(day, broadcast);
  const { window, page } = strip;
  const { range, hours, zone } = day;
  const ticks = useMemo(
    () => stripTicks(window, range, zone, Math.max(1, Math.floor(width / tickPixels))),
    [window, range, zone, width],
  );
  const scene = useMemo(
    (): StripScene => ({
      width,
      window,
      day: range,
      hours,
      now: drawnNow,
      ticks,
      segments,
      gaps,
      silences,
      fallbacks,
      position,
      page: page.data,
      currentId: current?.id ?? null,
    }),
    [
      width,
      window,
      range,
      hours,
      drawnNow,
      ticks,
      page.data,
      segments,
      gaps,
      silences,
      fallbacks,
      position,
      current,
    ],
  );

  function onKeyDown(event: KeyboardEvent) {
    const command = stripCommand(event);
    if (!command) return;
    event.preventDefault();
    if (command !== 'card') strip.commands[command]();
    else if (position !== null) goTo(position, 'card');
  }

  const at = position ?? range.start;
  return (
    // The keys of the range work on the waveform, its handles and its bar.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="group" className="pk-strip" aria-label={messages.label} onKeyDown={rangeKeys.onKeyDown}>
      <StripBar
        {...{ day, broadcast, page, window, now, isPhone }}
        onSelect={canSelect ? selection.open : null}
        commands={strip.commands}
      />
      <div ref={setView} className="pk-strip-view" data-deck style={{ height: stripLayout.height }}>
        <div
          ref={track}
          role="slider"
          className="pk-strip-track"
          tabIndex={0}
          aria-label={messages.position}
          aria-describedby={keys}
          aria-valuemin={0}
          aria-valuemax={range.end - range.start}
          aria-valuenow={Math.round(at - range.start)}
          aria-valuetext={messages.at(
            distinctClock(at, zone),
            current?.cart.title ?? messages.empty[absenceReason(at, gaps, now)],
          )}
          onKeyDown={onKeyDown}
        >
          <StripCanvas scene={scene} />
          <span className="pk-strip-ruler" style={{ height: stripLayout.ruler }} aria-hidden="true" />
        </div>
        {selection.range && <RangeOverlay {...{ selection, window, width, zone }} range={selection.range} />}
      </div>
      {selection.range && (
        <RangeBar
          {...{ day, selection }}
          range={selection.range}
          onAdd={rangeKeys.add}
          onClear={rangeKeys.clear}
        />
      )}
      <VisuallyHidden>
        <span id={keys}>{canSelect ? `${messages.keys} ${rangeWords.keys}` : messages.keys}</span>
      </VisuallyHidden>
    </div>
  );
}

/** All events of the day, including those that the filters hide. */
function useSegments(
  { all, events, colors }: DayState,
  { repeats }: BroadcastState,
): readonly StripSegment[] {
  return useMemo(() => {
    const listed = new Set(events);
    return all.map((event) => ({
      event,
      label: colors(event.cart.category.name),
      isDimmed: !listed.has(event),
      isRepeat: repeats.has(event.id),
    }));
  }, [all, events, colors, repeats]);
}
