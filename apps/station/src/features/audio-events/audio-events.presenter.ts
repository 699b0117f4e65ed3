import { z } from 'zod';
import { categoryPath, innerFade, innerLevel, resourcePath } from '@postkit/sdk/schema';
import type { AudioEvent, Cart } from '@postkit/sdk/schema';
import { framesToMs } from '../../audio/index.ts';
import type { AudioEventRow } from './audio-event-tables.ts';

const storedFades = z.array(innerFade);
const storedLevels = z.array(innerLevel);

/** Seconds, to the millisecond. */
export function durationOf(row: Pick<AudioEventRow, 'frames'>): number {
  return Math.round(framesToMs(row.frames)) / 1000;
}

export function presentCart(slug: string, row: AudioEventRow): Cart {
  return {
    id: row.id,
    title: row.title,
    artist: row.artist,
    identifier: row.identifier,
    category: { name: row.category, resource_uri: categoryPath(slug, row.category) },
    type_name: row.type_name,
    timestamp_created: row.created_at,
    resource_uri: resourcePath(slug, 'cart', row.id),
  };
}

export function presentEvent(slug: string, row: AudioEventRow): AudioEvent {
  return {
    id: row.id,
    resource_uri: resourcePath(slug, 'event', row.id),
    duration: durationOf(row),
    frame_count: row.frames,
    started_at: row.started_at,
    cart: presentCart(slug, row),
    transcript: row.transcript,
    processing: false,
    loudness: row.loudness,
    fade_in: row.fade_in_ms,
    fade_out: row.fade_out_ms,
    inner_fades: storedFades.parse(JSON.parse(row.inner_fades)),
    gain: row.gain_db,
    inner_levels: storedLevels.parse(JSON.parse(row.inner_levels)),
  };
}
