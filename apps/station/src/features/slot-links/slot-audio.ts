import type { SlotPiece } from '@postkit/sdk/schema';
import { type Station, wholeStation } from '../accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../audio-events/index.ts';
import type { SlotLinkRow } from './slot-link-tables.ts';

/** Parts of the waveform of a whole slot. */
const points = 2000;
const fewestPoints = 4;
/** Milliseconds of the fade where the trim cuts an event, so that it does not click. */
const cutFadeMs = 15;
/** Shorter pieces cannot be edited, and are left out. */
const shortestSeconds = 0.1;

/** @throws audio-events.gone */
export function eventsOf(
  audioEvents: AudioEvents,
  { station_id, event_ids }: SlotLinkRow,
): Promise<AudioEventRow[]> {
  return audioEvents.byIds(wholeStation(station_id), JSON.parse(event_ids) as number[]);
}

/** The audio of a slot with its waveform. @throws audio-events.gone */
export async function piecesOf(audioEvents: AudioEvents, row: SlotLinkRow): Promise<SlotPiece[]> {
  const pieces: SlotPiece[] = [];
  for (const event of await eventsOf(audioEvents, row)) {
    const seconds = audioEvents.durationOf(event);
    const own = Math.max(fewestPoints, Math.round((seconds / row.seconds) * points));
    const { min, max, rms } = await audioEvents.levels(event, { points: own });
    pieces.push({
      title: event.title,
      artist: event.artist,
      seconds,
      segments: await audioEvents.segmentSamples(event),
      min,
      max,
      rms,
    });
  }
  return pieces;
}

/** The events of the trimmed slot: those it cuts are copied by reference. @throws audio-events.gone */
export async function trimmedEvents(
  audioEvents: AudioEvents,
  station: Station,
  row: SlotLinkRow,
): Promise<AudioEventRow[]> {
  const [from, to] = [row.trim_start_ms / 1000, row.trim_end_ms / 1000];
  const kept: AudioEventRow[] = [];
  let at = 0;
  for (const event of await eventsOf(audioEvents, row)) {
    const seconds = audioEvents.durationOf(event);
    const start = Math.max(0, from - at);
    const end = Math.min(seconds, to - at);
    at += seconds;
    if (end - start < shortestSeconds) continue;
    const fades = {
      ...(start > 0 ? { fade_in: cutFadeMs } : {}),
      ...(end < seconds ? { fade_out: cutFadeMs } : {}),
    };
    kept.push(
      start > 0 || end < seconds ? await audioEvents.clone(station, event, { start, end, ...fades }) : event,
    );
  }
  return kept;
}
