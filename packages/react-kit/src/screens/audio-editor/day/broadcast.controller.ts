import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { AudioEvent, LogFallback, LogGap, LogRepeats, LogSilence } from '@postkit/sdk/schema';
import {
  eventAt,
  eventBeside,
  eventMarks,
  type EventMarks,
  findRepeats,
  type Repeat,
  usePreview,
} from '../../../data/audio-events/index.ts';
import { loggerQueries, useBroadcastLive, useLoggerLive, useRecording } from '../../../data/logger/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useStores } from '../../../host/stores.ts';
import { useRangePlayback } from '../transport/range-playback.store.ts';
import { stopOtherPlayback } from '../transport/stop-other-playback.ts';
import { useTransport } from '../transport/transport.store.ts';
import type { DayState } from './day.controller.ts';
import type { LiveEvent } from './day.model.ts';
import { liveEvent } from './live-event.ts';

/** A card to scroll into view; each request is a new object. */
export interface ShownCard {
  id: number;
  takesFocus: boolean;
}

export interface BroadcastState {
  gaps: readonly LogGap[];
  silences: readonly LogSilence[];
  /** Stretches recorded from the fallback address. */
  fallbacks: readonly LogFallback[];
  repeats: ReadonlyMap<number, Repeat>;
  marks: ReadonlyMap<number, EventMarks>;
  /** Gaps, silences or fallbacks could not be loaded. */
  isFailed: boolean;
  refetchFailed: () => void;
  /** The event on air; null on another day, and while nothing is recorded. */
  live: LiveEvent | null;
  /** Whether the day opens at the live edge: it is today and the recorder is on. */
  opensLive: boolean;
  /** Whether the position follows audio that plays. */
  isFollowing: boolean;
  /** The user's position in the day in unix seconds, or that of the audio that plays; null until there is one. */
  position: number | null;
  /** The event on air at the position. */
  current: AudioEvent | null;
  shown: ShownCard | null;
  /** Sets the position; with `card` the event's card is focused. */
  goTo: (at: number, aim?: 'card') => void;
  /** Sets the position to the earlier airing of a repeat and focuses its card. */
  goToRepeat: (repeat: Repeat) => void;
  /** Sets the position to a second of an event and plays from there. */
  playFrom: (event: AudioEvent, seconds: number) => void;
  /** Returns the next or previous listed event. */
  beside: (step: 1 | -1) => AudioEvent | null;
  /** Plays the current event from the position, or stops the audio that the position follows. */
  toggle: () => void;
}

const noGaps: readonly LogGap[] = [];
const noSilences: readonly LogSilence[] = [];
const noFallbacks: readonly LogFallback[] = [];
const noRepeats: LogRepeats = { repeats: [], unheard: [] };

/** Moves the position with the audio that plays, until the user goes elsewhere. */
function useFollowing(all: readonly AudioEvent[], setPosition: (at: number) => void) {
  const stores = useStores();
  const moment = useHeardMoment(all);
  const [shownMoment, setShownMoment] = useState(moment);
  const [mayFollow, setMayFollow] = useState(true);
  if (moment !== shownMoment) {
    setShownMoment(moment);
    if (shownMoment === null) setMayFollow(true);
    if (moment !== null && (mayFollow || shownMoment === null)) setPosition(moment);
  }
  return { isFollowing: moment !== null && mayFollow, setMayFollow, stop: () => stopOtherPlayback(stores) };
}

/** State that the day's cards and its waveform share: the position, and the gaps, silences and repeats of the broadcast. */
export function useBroadcast({
  range,
  date,
  today,
  all,
  events,
  list,
  isAdvert,
  toggleFrom,
  playFrom,
  openedAt,
}: DayState): BroadcastState {
  useLoggerLive();
  useBroadcastLive();
  const view = useRecording();
  const faults = useFaults(range);
  const { gaps } = faults;
  const marked = useMarks(range, all, isAdvert, faults);
  const [position, setPosition] = useState(openedAt);
  const [shown, setShown] = useState<ShownCard | null>(null);
  const [opening, setOpening] = useState<'unknown' | 'live' | 'day'>('unknown');
  const [shownDay, setShownDay] = useState(range.start);
  if (shownDay !== range.start) {
    setShownDay(range.start);
    setPosition(null);
    setShown(null);
    setOpening('unknown');
  }
  if (opening === 'unknown' && view.status !== 'loading' && list !== 'loading') {
    const isLive =
      view.status === 'known' && view.recording.state !== 'off' && position === null && isToday(range);
    setOpening(isLive ? 'live' : 'day');
    const last = all.at(-1);
    // In a gap the list shows the event before it.
    const first = isLive
      ? last
      : position === null
        ? undefined
        : (eventAt(all, position) ?? eventBeside(all, position, -1));
    if (first) setShown({ id: first.id, takesFocus: false });
  }
  const { isFollowing, setMayFollow, stop } = useFollowing(all, setPosition);
  const recording = view.status === 'known' && date === today ? view.recording : null;
  const live = useMemo(() => liveEvent(recording, all, gaps), [recording, all, gaps]);
  const current = useMemo(() => (position === null ? null : eventAt(all, position)), [all, position]);

  const goTo = useCallback(
    (at: number, aim?: 'card') => {
      setPosition(at);
      // Until it plays from somewhere else.
      setMayFollow(false);
      const event = eventAt(all, at);
      // In a gap the list shows the event before it.
      const id = (event ?? eventBeside(all, at, -1))?.id;
      const takesFocus = aim === 'card' && event !== null;
      setShown((before) => {
        if (id === undefined) return null;
        return takesFocus || before?.id !== id ? { id, takesFocus } : before;
      });
    },
    [all, setMayFollow],
  );

  return {
    ...faults,
    ...marked,
    live,
    opensLive: opening === 'live',
    isFollowing,
    position,
    current,
    shown,
    goTo,
    goToRepeat: useCallback(({ at }: Repeat) => goTo(at, 'card'), [goTo]),
    playFrom: useCallback(
      (event: AudioEvent, seconds: number) => {
        setPosition(Math.floor(event.started_at + seconds));
        setMayFollow(true);
        playFrom(event, seconds);
      },
      [playFrom, setMayFollow],
    ),
    beside: (step) =>
      eventBeside(
        events.length > 0 ? events : all,
        position ?? (step === 1 ? range.start - 1 : range.end),
        step,
      ),
    toggle: () => {
      if (isFollowing) return stop();
      setMayFollow(true);
      if (current && position !== null)
        toggleFrom(current, Math.max(0, Math.floor(position - current.started_at)));
    },
  };
}

/** The gaps, silences and fallbacks of a day. */
function useFaults(range: DayState['range']) {
  const { client } = usePostKit();
  const gapsQuery = useQuery(loggerQueries.gaps(client, range));
  const silencesQuery = useQuery(loggerQueries.silences(client, range));
  const fallbacksQuery = useQuery(loggerQueries.fallbacks(client, range));
  const gaps = gapsQuery.data ?? noGaps;
  const silences = silencesQuery.data ?? noSilences;
  const fallbacks = fallbacksQuery.data ?? noFallbacks;
  const queries = [gapsQuery, silencesQuery, fallbacksQuery];
  return {
    gaps,
    silences,
    fallbacks,
    isFailed: queries.some(({ isError }) => isError),
    refetchFailed: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

/** The repeats of a day, and what each event is marked with. */
function useMarks(
  range: DayState['range'],
  all: readonly AudioEvent[],
  isAdvert: DayState['isAdvert'],
  { gaps, silences }: Pick<BroadcastState, 'gaps' | 'silences'>,
) {
  const heard = useRepeats(range, all);
  const repeats = useMemo(() => findRepeats(all, isAdvert, heard), [all, isAdvert, heard]);
  const marks = useMemo(() => eventMarks(all, { gaps, silences, repeats }), [all, gaps, silences, repeats]);
  return { repeats, marks };
}

/** The repeats of a day as the station heard them; if they cannot be loaded, all events are compared by title. */
function useRepeats(range: DayState['range'], all: readonly AudioEvent[]): LogRepeats {
  const { client } = usePostKit();
  const { data, isError } = useQuery(loggerQueries.repeats(client, range));
  return useMemo(
    () => data ?? (isError ? { repeats: [], unheard: all.map(({ id }) => id) } : noRepeats),
    [data, isError, all],
  );
}

function isToday({ start, end }: DayState['range']): boolean {
  const now = Date.now() / 1000;
  return now >= start && now < end;
}

/** When the audio that plays aired, in whole unix seconds; null unless it is one of these events or a range of the day. */
function useHeardMoment(events: readonly AudioEvent[]): number | null {
  const starts = useMemo(() => new Map(events.map(({ id, started_at }) => [id, started_at])), [events]);
  const momentOf = (eventId: number | undefined, seconds: number) => {
    const start = eventId === undefined ? undefined : starts.get(eventId);
    return start === undefined ? null : start + Math.floor(seconds);
  };
  const preview = usePreview(({ playing, preview: played, position }) =>
    // The position is 0 until the audio at the start has loaded.
    playing ? momentOf(played?.eventId, position === 0 ? (played?.start ?? 0) : position) : null,
  );
  const transport = useTransport(({ status, place }) =>
    status === 'paused' || !place ? null : momentOf(place.eventId, place.ms / 1000),
  );
  const range = useRangePlayback(({ moment }) => (moment === null ? null : Math.floor(moment)));
  return range ?? transport ?? preview;
}
