import { createHash, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import {
  listText,
  type LogManifest,
  manifestFormat,
  manifestText,
  readManifest,
  type SegmentList,
} from '@postkit/sdk/schema';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Station } from '../../accounts/index.ts';
import type { ManifestRow } from '../evidence-tables.ts';
import { insertManifest, lastManifest } from './log-chain.repository.ts';

/** The content of a link that follows the newest one. */
export interface NewManifest {
  readonly kind: LogManifest['kind'];
  readonly hour: string;
  readonly hour_ms: number;
  /** Null for a link without segments. */
  readonly list: SegmentList | null;
  /** Unix milliseconds. */
  readonly at: number;
}

export function sha256Of(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Adds a link behind the newest one of a log. A second writer at the same moment fails, and tries again later. */
export async function appendManifest(
  transaction: Transaction,
  { id, slug }: Pick<Station, 'id' | 'slug'>,
  { kind, hour, hour_ms, list, at }: NewManifest,
): Promise<ManifestRow> {
  const head = await lastManifest(transaction, id);
  const text = list === null ? null : listText(list);
  const segments = list?.segments ?? [];
  const manifest: LogManifest = {
    format: manifestFormat,
    chain: (head && readManifest(head.text)?.chain) ?? randomUUID(),
    station: slug,
    seq: head ? head.seq + 1 : 0,
    previous: head?.sha256 ?? null,
    kind,
    hour,
    made_at: new Date(at).toISOString(),
    segments: segments.length,
    bytes: segments.reduce((sum, { bytes }) => sum + bytes, 0),
    list: text === null ? null : sha256Of(text),
  };
  const row: ManifestRow = {
    station_id: id,
    seq: manifest.seq,
    kind,
    hour,
    hour_ms,
    segments: segments.length,
    text: manifestText(manifest),
    sha256: sha256Of(manifestText(manifest)),
    list: text === null ? null : new Uint8Array(gzipSync(text)),
  };
  await insertManifest(transaction, row);
  return row;
}

/** Begins the chain of a log with the hour of a moment, unless it has begun. */
export async function beginChain(
  transaction: Transaction,
  station: Pick<Station, 'id' | 'slug'>,
  at: number,
): Promise<void> {
  if (await lastManifest(transaction, station.id)) return;
  const hour_ms = Math.floor(at / hourMs) * hourMs;
  const hour = `log-${station.id}/${new Date(hour_ms).toISOString().slice(0, 13)}`;
  await appendManifest(transaction, station, { kind: 'start', hour, hour_ms, list: null, at });
}

/** Milliseconds of an hour. */
export const hourMs = 3_600_000;
