import type { AudioEvent, LogGap, LogSilence } from '@postkit/sdk/schema';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { loggerQueries, useBroadcastLive, useLoggerLive, useRecording } from '../../logger/index.ts';
import { eventAt, eventBeside, eventMarks, type EventMarks, findRepeats } from '../../audio-events/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { DayState } from './day.controller.ts';

/** A card to bring into view; each wish is an object of its own. */
export interface ShownCard {
  id: number;
  takesFocus: boolean;
}

export interface BroadcastState {
  gaps: readonly LogGap[];
  silences: readonly LogSilence[];
  repeats: ReadonlyMap<number, AudioEvent>;
  marks: ReadonlyMap<number, EventMarks>;
  /** Gaps and silences could not be read. */
  isFailed: boolean;
  readAgain: () => void;
  /** Whether the day opens at the live edge: it is today, and it is being recorded. */
  opensLive: boolean;
  /** Where somebody is in the day, unix seconds; null before they went anywhere. */
  position: number | null;
  /** What was on air there. */
  current: AudioEvent | null;
  shown: ShownCard | null;
  /** Goes to a moment; with `card` the focus goes to the event's card. */
  goTo: (at: number, aim?: 'card') => void;
  /** Goes to an event, and puts the focus on its card. */
  goToEvent: (event: AudioEvent) => void;
  /** The next or the previous event of those in the list. */
  beside: (step: 1 | -1) => AudioEvent | null;
  /** Plays the current event from the position on. */
  play: () => void;
}

const noGaps: readonly LogGap[] = [];
const noSilences: readonly LogSilence[] = [];

/** What the day's cards have in common with its waveform: where somebody is, and what there is to know of the broadcast. */
export function useBroadcast({ range, all, events, isAdvert, playFrom }: DayState): BroadcastState {
  const { client } = usePostKit();
  useLoggerLive();
  useBroadcastLive();
  const view = useRecording();
  const gapsQuery = useQuery(loggerQueries.gaps(client, range));
  const silencesQuery = useQuery(loggerQueries.silences(client, range));
  const gaps = gapsQuery.data ?? noGaps;
  const silences = silencesQuery.data ?? noSilences;
  const repeats = useMemo(() => findRepeats(all, isAdvert), [all, isAdvert]);
  const marks = useMemo(() => eventMarks(all, { gaps, silences, repeats }), [all, gaps, silences, repeats]);
  const [position, setPosition] = useState<number | null>(null);
  const [shown, setShown] = useState<ShownCard | null>(null);
  const [opening, setOpening] = useState<'unknown' | 'live' | 'day'>('unknown');
  if (opening === 'unknown' && view.status !== 'loading') {
    const isLive = view.status === 'known' && view.recording.state !== 'off' && position === null && isToday(range);
    setOpening(isLive ? 'live' : 'day');
    const last = all.at(-1);
    if (isLive && last) setShown({ id: last.id, takesFocus: false });
  }
  const current = useMemo(() => (position === null ? null : eventAt(all, position)), [all, position]);

  const goTo = useCallback(
    (at: number, aim?: 'card') => {
      setPosition(at);
      const event = eventAt(all, at);
      // In a gap the list shows what aired before it.
      const id = (event ?? eventBeside(all, at, -1))?.id;
      const takesFocus = aim === 'card' && event !== null;
      setShown((before) => {
        if (id === undefined) return null;
        return takesFocus || before?.id !== id ? { id, takesFocus } : before;
      });
    },
    [all],
  );

  return {
    gaps,
    silences,
    repeats,
    marks,
    opensLive: opening === 'live',
    isFailed: gapsQuery.isError || silencesQuery.isError,
    readAgain: () => {
      for (const query of [gapsQuery, silencesQuery]) if (query.isError) void query.refetch();
    },
    position,
    current,
    shown,
    goTo,
    goToEvent: useCallback((event: AudioEvent) => goTo(event.started_at, 'card'), [goTo]),
    beside: (step) => eventBeside(events.length > 0 ? events : all, position ?? (step === 1 ? range.start - 1 : range.end), step),
    play: () => {
      if (current && position !== null) playFrom(current, Math.max(0, Math.floor(position - current.started_at)));
    },
  };
}

function isToday({ start, end }: DayState['range']): boolean {
  const now = Date.now() / 1000;
  return now >= start && now < end;
}
