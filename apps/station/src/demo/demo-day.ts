import type { Station } from '../features/accounts/index.ts';
import { estimateWords, type AudioEvents, type NewAudioEvent, type NewWords } from '../features/audio-events/index.ts';
import { framesToMs, SEGMENT_FRAMES } from '../audio/index.ts';
import type { StationContext } from '../context.ts';
import { demoBroadcast, type DemoBroadcast } from './day/demo-broadcast.ts';
import { addDemoLibrary, encodeDemoLibrary } from './day/demo-library.ts';
import { makeDemoAudio } from './day/demo-audio.ts';

const hourMs = 3_600_000;
/** Yesterday and five days before it, so that the calendar has content. */
const daysBefore = 6;

/**
 * Gives these stations a believable broadcast of the last days up to now, and the first one a library. A few minutes of
 * audio are encoded once and repeated by rows. May run again after a crash.
 */
export async function makeDemoDay(
  context: StationContext,
  audioEvents: AudioEvents,
  stations: readonly [Station, ...Station[]],
  { now }: { now: number },
): Promise<void> {
  const { db, log } = context;
  const [first] = stations;
  // The whole broadcast is written in one transaction.
  if ((await audioEvents.log(first.id)).last) return;
  const [{ clips, segments }, encoded] = await Promise.all([makeDemoAudio(context), encodeDemoLibrary(context)]);
  const from = Math.floor((now - daysBefore * 24 * hourMs) / hourMs) * hourMs;
  await db.transaction(async (transaction) => {
    await audioEvents.addAudio(transaction, first.id, segments);
    await addDemoLibrary(transaction, audioEvents, first, { encoded, now });
    for (const station of stations) {
      const { slug, title, timezone } = station;
      const air = { station: title, timezone, talks: slug.includes('news'), from: startOfDay(from, timezone), to: now };
      const broadcast = demoBroadcast(air, clips);
      const { streamId, firstN } = await audioEvents.borrow(transaction, station.id, broadcast.segments);
      await audioEvents.add(transaction, station, eventsOf(broadcast, streamId, firstN));
    }
  });
  log.info({ stations: stations.length }, 'the demo broadcast is ready');
}

function eventsOf({ items }: DemoBroadcast, stream_id: number, firstN: number): NewAudioEvent[] {
  // A repeated item has the same cart.
  const carts = new Map<string, number>();
  return items.map(({ title, artist, category, transcript, segments, first, started_at_ms }) => {
    const cart = [category, artist, title, transcript].join('\n');
    const number = carts.get(cart) ?? carts.size;
    carts.set(cart, number);
    const first_n = firstN + first;
    const range = { stream_id, first_n, last_n: first_n + segments - 1, skip_frames: 0, drop_frames: 0 };
    return {
      type_name: 'LOGGER',
      origin: 'log',
      title,
      artist,
      identifier: `${category.slice(0, 3).toUpperCase()}-${1000 + number}`,
      category,
      transcript,
      words: transcript === null ? undefined : wordsOf(transcript, segments),
      started_at: Math.floor(started_at_ms / 1000),
      ranges: [{ ...range, frames: segments * SEGMENT_FRAMES }],
    };
  });
}

/** The demo's voices speak an invented language, so the words are read at a calm pace from the start. */
function wordsOf(transcript: string, segments: number): NewWords {
  return { words: estimateWords(transcript, framesToMs(segments * SEGMENT_FRAMES), 'natural'), timing: 'estimated', language: 'en' };
}

/** The first full hour of the day of a time, in the station's time zone. */
function startOfDay(at: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  let start = at;
  while (Number(clock.format(start)) !== 0) start -= hourMs;
  return start;
}
