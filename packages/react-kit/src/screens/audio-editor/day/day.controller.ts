import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { isAllowed, loggerOperations } from '@postkit/sdk/operations';
import type { AudioEvent, CategoryGroup } from '@postkit/sdk/schema';
import {
  type AudioEventRange,
  audioEventsQueries,
  useAudioEventsLive,
} from '../../../data/audio-events/index.ts';
import { categoriesQueries, categoryColors, type CategoryColors } from '../../../data/categories/index.ts';
import { useLogMoment } from '../../../data/logger/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { useStores } from '../../../host/stores.ts';
import { useToday } from '../../../host/time/use-today.ts';
import { addDays, type CalendarDate, dateInZone, dayInZone } from '../../../host/time/zoned-time.ts';
import { useAddEvents } from '../timeline/use-add-events.ts';
import { usePreviewOfEvent } from '../use-preview-of-event.ts';
import { type CategoryOption, categoryOptions } from './category-options.ts';
import { type DayFilters, filterEvents, hasFilters, hoursOfDay, noDayFilters } from './day.model.ts';

/** Days before today that can be chosen at least, because an episode may use older audio of the log than is kept. */
const leastDaysBack = 90;

export interface DayState {
  zone: string;
  date: CalendarDate;
  earliest: CalendarDate;
  today: CalendarDate;
  setDate: (date: CalendarDate) => void;
  filters: DayFilters;
  /** The words that the listed events contain; empty for none. */
  search: string;
  setFilters: (filters: DayFilters) => void;
  /** Whether the listed events are those of filters; follows the hours after a moment. */
  isFiltered: boolean;
  options: readonly CategoryOption[];
  colors: CategoryColors;
  /** The day in unix seconds; `end` is not part of it. */
  range: AudioEventRange;
  /** The hours of the filters. */
  hours: AudioEventRange;
  /** All events of the day, before filters. */
  all: readonly AudioEvent[];
  events: readonly AudioEvent[];
  list: 'loading' | 'failed' | 'empty' | 'no-match' | 'ready';
  error: string;
  isRefreshing: boolean;
  refresh: () => void;
  playingId: number | null;
  add: (event: AudioEvent) => void;
  addAll: () => void;
  play: (event: AudioEvent) => void;
  /** Plays an event from an offset in seconds, or stops it if it was started there. */
  toggleFrom: (event: AudioEvent, seconds: number) => void;
  /** Plays an event from an offset in seconds. */
  playFrom: (event: AudioEvent, seconds: number) => void;
  /** The moment at which the day was opened, in unix seconds; null for today. */
  openedAt: number | null;
  /** Whether the user may add ranges of the broadcast. */
  canCopy: boolean;
  /** Whether a category belongs to a group of adverts. */
  isAdvert: (category: string) => boolean;
}

const none: readonly AudioEvent[] = [];

/**
 * The logged events of a day that match the filters.
 * @param opensAt unix seconds of the moment whose day opens first; null for today
 */
export function useDay(
  { timezone: zone, permissions, logDays = 0 }: StationSession,
  opensAt: number | null,
): DayState {
  const stores = useStores();
  const { client } = usePostKit();
  const today = useToday(zone);
  const earliest = addDays(today, -Math.max(leastDaysBack, logDays));
  const [openedAt] = useState(() => {
    // Another screen may have led to a moment of the log.
    const moment = useLogMoment.in(stores).getState().moment ?? opensAt;
    return moment !== null && isKept(dateInZone(moment, zone), { earliest, today }) ? moment : null;
  });
  useEffect(() => useLogMoment.in(stores).getState().clear(), [stores]);
  const [date, setDate] = useState(openedAt === null ? today : dateInZone(openedAt, zone));
  const [filters, setFilters] = useState(noDayFilters);
  const range = useMemo(() => dayInZone(date, zone), [date, zone]);
  useAudioEventsLive(range);
  const day = useQuery(audioEventsQueries.day(client, range));
  const groups = useQuery(categoriesQueries.groups(client)).data;
  const colors = useMemo(() => categoryColors(groups ?? []), [groups]);
  const all = day.data ?? none;
  const options = useMemo(() => categoryOptions(groups ?? [], all, colors), [groups, all, colors]);
  // Deferred, because the thumb of the hours moves with every frame.
  const deferredHours = useDeferredValue(filters.hours);
  const applied = useMemo(() => ({ ...filters, hours: deferredHours }), [filters, deferredHours]);
  const hours = useMemo(() => hoursOfDay(date, deferredHours, zone), [date, deferredHours, zone]);
  const events = useMemo(() => filterEvents(all, hours, applied), [all, applied, hours]);
  const isAdvert = useMemo(() => advertCheck(groups ?? []), [groups]);
  const preview = usePreviewOfEvent();
  const addEvents = useAddEvents();

  function listState(): DayState['list'] {
    if (day.isPending) return 'loading';
    if (day.isError && all.length === 0) return 'failed';
    if (all.length === 0) return 'empty';
    return events.length === 0 ? 'no-match' : 'ready';
  }

  return {
    zone,
    date,
    earliest,
    today,
    setDate,
    filters,
    search: filters.search.trim(),
    setFilters,
    isFiltered: hasFilters(applied),
    options,
    colors,
    range,
    hours,
    all,
    events,
    list: listState(),
    error: day.error?.message ?? '',
    isRefreshing: day.isFetching,
    refresh: () => void day.refetch(),
    playingId: preview.playingId,
    add: useCallback((event: AudioEvent) => addEvents([event]), [addEvents]),
    addAll: () => addEvents(events),
    play: preview.toggle,
    toggleFrom: preview.toggleFrom,
    playFrom: preview.playFrom,
    openedAt,
    canCopy: isAllowed(loggerOperations.copy, permissions),
    isAdvert,
  };
}

/** Whether the log still has this day. */
function isKept(date: CalendarDate, { earliest, today }: Pick<DayState, 'earliest' | 'today'>): boolean {
  return date >= earliest && date <= today;
}

function advertCheck(groups: readonly CategoryGroup[]): (category: string) => boolean {
  const adverts = groups
    .filter(({ category_type }) => category_type === 'advert')
    .flatMap(({ categories }) => categories);
  const names = new Set(adverts.map(({ name }) => name));
  return (category) => names.has(category);
}
