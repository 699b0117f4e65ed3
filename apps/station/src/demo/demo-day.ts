import { framesToMs, SEGMENT_FRAMES } from '../audio/index.ts';
import type { StationContext } from '../context.ts';
import type { Station } from '../features/accounts/index.ts';
import {
  estimateWords,
  type AudioEvents,
  type NewAudioEvent,
  type NewWords,
} from '../features/audio-events/index.ts';
import { type Playout, unnamedTitle } from '../features/playout/index.ts';
import type { Transaction } from '../platform/db/database.ts';
import { playDay, zetta } from '../playout/index.ts';
import { broadcastHour, type BroadcastHour, segmentsUntil } from './day/broadcast-hour.ts';
import { type DemoAir, demoAir, hoursByDay } from './day/demo-air.ts';
import { readDemoClips } from './day/demo-audio.ts';
import { cartOf, type DemoCart, demoCarts } from './day/demo-carts.ts';
import { demoProgrammeAt } from './demo-programmes.ts';

/** A station with a demo broadcast. */
export interface AiredStation extends Pick<DemoAir, 'timezone' | 'talks'> {
  readonly station: Station;
  readonly title: string;
  /** Whether a playout system says what it plays. */
  readonly hasPlayout: boolean;
}

/** Hours of a broadcast: the latest ones, or all of a day, counted back from today. */
export type DemoPart = 'latest' | number;

/** Enough to fill a screen. */
const latestHours = 3;

export interface DemoDayDeps {
  readonly audioEvents: Pick<AudioEvents, 'add' | 'addedAudio' | 'borrow' | 'isLogged'>;
  readonly playout: Pick<Playout, 'simulated'>;
}

/**
 * Gives these stations a believable broadcast in some hours, newest first and one transaction each. A few minutes of audio are
 * repeated by rows. May run again after a crash: existing hours stay.
 */
export async function makeDemoHours(
  { db }: Pick<StationContext, 'db'>,
  deps: DemoDayDeps,
  stations: readonly AiredStation[],
  { part, now, signal }: { readonly part: DemoPart; readonly now: number; readonly signal?: AbortSignal },
): Promise<void> {
  const clips = await readDemoClips(db, deps.audioEvents);
  const hours = stations.flatMap((aired) => {
    const air = airOf(aired, now);
    const days = hoursByDay(air);
    return (part === 'latest' ? days.flat().slice(0, latestHours) : (days[part] ?? [])).map((at) => ({
      aired,
      air,
      at,
    }));
  });
  for (const { aired, air, at } of hours.toSorted((one, other) => other.at - one.at)) {
    signal?.throwIfAborted();
    const hour = broadcastHour(air, at, clips);
    if (hour.segments.length > 0)
      await db.transaction(async (transaction) => {
        const carts = demoCarts(hour.items, { from: air.from, hourAt: at });
        const ids = await addHour(transaction, deps.audioEvents, aired, { ...hour, carts });
        if (aired.hasPlayout) await addCarts(transaction, deps.playout, aired, { carts, ids });
      });
  }
}

/** Keeps the numbers of the broadcasts in the logs of these stations, so that users may record meanwhile. */
export async function reserveDemoHours(
  transaction: Transaction,
  audioEvents: Pick<AudioEvents, 'reserve'>,
  stations: readonly AiredStation[],
  now: number,
): Promise<void> {
  for (const aired of stations) {
    const count = segmentsUntil(airOf(aired, now).from, now);
    await audioEvents.reserve(transaction, aired.station.id, { count, at: now });
  }
}

export function airOf({ title, timezone, talks }: AiredStation, now: number): DemoAir {
  return demoAir({ station: title, timezone, talks }, now);
}

/** Returns the ids of the events, in order; none for an hour that exists. */
async function addHour(
  transaction: Transaction,
  audioEvents: DemoDayDeps['audioEvents'],
  { station, timezone, hasPlayout }: AiredStation,
  hour: BroadcastHour & { readonly carts: readonly DemoCart[] },
): Promise<number[]> {
  if (await audioEvents.isLogged(transaction, station.id, hour.firstN)) return [];
  const { streamId, firstN } = await audioEvents.borrow(transaction, station.id, hour.segments, hour.firstN);
  const liveOf = ({ item, element }: DemoCart) =>
    hasPlayout && !element ? { title: liveTitle(item.started_at_ms, timezone), identifier: '' } : {};
  const rows = await audioEvents.add(
    transaction,
    station,
    hour.carts.map((cart) => ({ ...eventOf(cart, streamId, firstN), ...liveOf(cart) })),
  );
  return rows.map(({ id }) => id);
}

/** The simulator's numbers of past elements are below those of the elements that it sends later. */
const numbersBefore = 1_000_000;

async function addCarts(
  transaction: Transaction,
  { simulated }: Pick<Playout, 'simulated'>,
  { station, timezone }: AiredStation,
  { carts, ids }: { readonly carts: readonly DemoCart[]; readonly ids: readonly number[] },
): Promise<void> {
  const input = await simulated.find(transaction, station.id);
  if (!input) return;
  const played = carts.flatMap(({ element }) => element ?? []);
  const messages = new Map(
    playDay(zetta, played, { timezone }).map(({ element, bytes }) => [element, bytes]),
  );
  const events = carts.flatMap(({ item: { started_at_ms, segments }, element }, index) => {
    const id = ids[index];
    if (id === undefined) return [];
    const ended_at_ms = Math.round(started_at_ms + framesToMs(segments * SEGMENT_FRAMES));
    const number = (element?.number ?? 0) - numbersBefore;
    const message = element ? (messages.get(element) ?? null) : null;
    return [{ id, number, started_at_ms, ended_at_ms, message }];
  });
  await simulated.addPast(transaction, station, input, events);
}

/** Title of live talk, as the recorder gives it: the programme and the time. */
function liveTitle(started_at_ms: number, timezone: string): string {
  const hour = new Intl.DateTimeFormat('en-US', { timeZone: timezone, hour: 'numeric', hourCycle: 'h23' });
  const programme = demoProgrammeAt(Number(hour.format(started_at_ms)));
  return unnamedTitle({ default_category: programme }, started_at_ms, timezone);
}

function eventOf({ item }: DemoCart, stream_id: number, firstN: number): NewAudioEvent {
  const { title, artist, category, transcript, segments, first, started_at_ms } = item;
  const first_n = firstN + first;
  const range = { stream_id, first_n, last_n: first_n + segments - 1, skip_frames: 0, drop_frames: 0 };
  return {
    type_name: 'LOGGER',
    origin: 'log',
    title,
    artist,
    identifier: cartOf(item),
    category,
    transcript,
    words: transcript === null ? undefined : wordsOf(transcript, segments),
    started_at: Math.floor(started_at_ms / 1000),
    isReused: true,
    ranges: [{ ...range, frames: segments * SEGMENT_FRAMES }],
  };
}

/** The demo's voices speak an invented language, so the words are read at a calm pace from the start. */
function wordsOf(transcript: string, segments: number): NewWords {
  return {
    words: estimateWords(transcript, framesToMs(segments * SEGMENT_FRAMES), 'natural'),
    timing: 'estimated',
    language: 'en',
  };
}
