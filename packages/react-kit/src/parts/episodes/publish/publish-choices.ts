import { type CalendarDate, parseDate, parseTime, type Time } from '@internationalized/date';
import { useState } from 'react';
import type { Connection, Show, TimelineRights } from '@postkit/sdk/schema';
import {
  destinationOffers,
  postedDestinations,
  preselectedDestinations,
} from '../../../data/destinations/index.ts';
import type { EpisodeDraft } from '../../../data/episodes/index.ts';
import { useNow } from '../../../host/time/use-now.ts';
import { formatInZone } from '../../../host/time/zoned-time.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import type { PublishWhen } from './publish-form.ts';
import { checkSchedule, type ScheduleCheck } from './schedule-check.ts';

export interface DestinationRow {
  destination: Connection;
  isChosen: boolean;
  /** Why it cannot be chosen, or that it was added automatically; null if neither. */
  note: 'too-long' | 'inactive' | 'added' | null;
}

export interface DestinationChoice {
  rows: DestinationRow[];
  /** Ids of the destinations that the episode is sent to. */
  posted: number[];
  choose: (id: number, isChosen: boolean) => void;
}

interface Facts {
  destinations: readonly Connection[];
  seconds: number;
  /** The episode's own; undefined for a new episode. */
  own: readonly number[] | undefined;
  /** The show's. */
  show: readonly number[];
  /** Where a published or scheduled episode is now. */
  live: readonly number[];
}

/** The available destinations and the chosen ones, which are preselected until the user chooses. */
export function useDestinationChoice({ destinations, seconds, own, show, live }: Facts): DestinationChoice {
  const catalogue = useCatalogue();
  const [touched, setTouched] = useState<readonly number[] | null>(null);
  const offers = destinationOffers(destinations, seconds, catalogue);
  const chosen = touched ?? preselectedDestinations(offers, { own, show });
  // An update does not remove an episode from a destination that is switched off for a while.
  const kept = offers.filter(
    ({ destination, reason }) => reason === 'inactive' && live.includes(destination.id),
  );
  const posted = [
    ...postedDestinations(offers, chosen, catalogue),
    ...kept.map(({ destination }) => destination.id),
  ];

  return {
    rows: offers.map(({ destination, reason }) => {
      const isChosen = posted.includes(destination.id);
      const isAdded = isChosen && reason === null && !chosen.includes(destination.id);
      return { destination, isChosen, note: isAdded ? 'added' : reason };
    }),
    posted,
    choose: (id, isChosen) => setTouched(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id)),
  };
}

export interface ScheduleValue {
  date: CalendarDate | null;
  time: Time | null;
}

export interface Schedule {
  value: ScheduleValue;
  change: (value: ScheduleValue) => void;
  /** Whether the user changed date or time. */
  isChanged: boolean;
  /** The check after the last change or attempt. */
  check: ScheduleCheck;
  /** Missing values become errors only after the first attempt to schedule. */
  wasTried: boolean;
  /** Runs the check now. */
  attempt: () => ScheduleCheck;
}

/** Date and time in the station's zone, starting at the moment (unix seconds) for which the episode is scheduled. */
export function useSchedule(initial: number | null | undefined, zone: string): Schedule {
  const [state, setState] = useState(() => ({
    value: valueOf(initial, zone),
    now: nowSeconds(),
    wasTried: false,
    isChanged: false,
  }));
  const { value, wasTried, isChanged } = state;
  return {
    value,
    wasTried,
    isChanged,
    check: checkAt(value, zone, state.now),
    change: (next) => setState({ ...state, value: next, now: nowSeconds(), isChanged: true }),
    attempt() {
      const now = nowSeconds();
      setState({ ...state, now, wasTried: true });
      return checkAt(value, zone, now);
    },
  };
}

function nowSeconds(): number {
  return Date.now() / 1000;
}

function valueOf(moment: number | null | undefined, zone: string): ScheduleValue {
  if (!moment || moment <= nowSeconds()) return { date: null, time: null };
  return {
    date: parseDate(formatInZone(moment, zone, 'YYYY-MM-DD')),
    time: parseTime(formatInZone(moment, zone, 'HH:mm')),
  };
}

function checkAt({ date, time }: ScheduleValue, zone: string, now: number): ScheduleCheck {
  return checkSchedule(
    { date: date?.toString() ?? null, time: time?.toString().slice(0, 5) ?? null },
    zone,
    now,
  );
}

const daySeconds = 86_400;

export interface Expiry {
  /** Unix seconds; null for never. */
  value: number | null;
  /** The days of the show that the value follows; null once the user has changed it, and without such days. */
  byShow: number | null;
  change: (value: number | null) => void;
  /** The moment for an episode that goes out at a time. */
  at: (when: PublishWhen) => number | null;
}

/**
 * When the episode expires: a new one after the days of its show, counted from the moment when it goes out, until the user changes it.
 * @param moment unix seconds at which it is scheduled; null if it is not
 */
export function useExpiry(
  { episodeId, fields }: EpisodeDraft,
  show: Pick<Show, 'expiry_days'> | undefined,
  moment: number | null,
): Expiry {
  const now = useNow();
  const [chosen, setChosen] = useState<number | null | undefined>();
  const stored = fields.expires_at ?? null;
  // Missing at older stations.
  const days = episodeId === null && stored === null ? (show?.expiry_days ?? null) : null;
  const after = (start: number) => (days === null ? stored : Math.floor(start) + days * daySeconds);
  return {
    value: chosen === undefined ? after(moment ?? now) : chosen,
    byShow: chosen === undefined ? days : null,
    change: setChosen,
    at: (when) =>
      chosen === undefined ? after(when.kind === 'schedule' ? when.moment : Date.now() / 1000) : chosen,
  };
}

/** The user's acceptance of the audio for which the station asks it. It ends when other audio is asked for. */
export function useAcceptance({ to_accept: toAccept }: TimelineRights) {
  const asked = toAccept.map(({ event_id }) => event_id);
  const key = asked.join(',');
  const [acceptedKey, setAcceptedKey] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isAccepted = acceptedKey === key;
  return {
    accepted: isAccepted ? asked : [],
    section: { isAccepted, attempt, onAccept: (next: boolean) => setAcceptedKey(next ? key : null) },
    /** Whether the episode may be published; if not, the question is marked and focused. */
    check(): boolean {
      if (asked.length === 0 || isAccepted) return true;
      setAttempt((before) => before + 1);
      return false;
    },
  };
}
