import type { Tables } from '../../platform/db/database.ts';
import type { ListenRow } from './analytics-tables.ts';
import { addToDay, addToFirstDay, addToReach, upsertListen, upsertListener, listenAt, listenerAt } from './counting.repository.ts';
import { measureDownload } from './download-rule.ts';
import type { Spans } from './spans.ts';

/** A part of an episode that a listener downloaded. */
export interface Piece extends Omit<ListenRow, 'spans'> {
  /** Hour since the episode was published. */
  readonly hour: number;
  readonly spans: Spans;
}

/** Adds parts to the listens of their day, and new downloads to the figures. Call it in a transaction. */
export async function countDownloads(transaction: Tables, pieces: readonly Piece[]): Promise<void> {
  for (const piece of pieces) {
    const known = await listenAt(transaction, piece);
    const earlier: Spans = known ? JSON.parse(known.spans) : [];
    // The first part determines the country: an address that moves within the day is still one listener.
    const { hour, ...part } = piece;
    const listen = known ?? { ...part, spans: '' };
    const [before, after] = [measureDownload(listen.duration_ms, earlier), measureDownload(listen.duration_ms, earlier, piece.spans)];
    await upsertListen(transaction, { ...listen, spans: JSON.stringify(after.spans) });
    if (after.isDownload && !before.isDownload) await addToFirstDay(transaction, listen.episode_id, hour);
    if (after.isDownload) await addDownload(transaction, listen, before.isDownload ? { share: before.share } : null, after.share);
  }
}

async function addDownload(transaction: Tables, listen: ListenRow, before: { share: number } | null, share: number): Promise<void> {
  const { station_id, day, show_id, episode_id, country, platform } = listen;
  const added = { downloads: before ? 0 : 1, heard: share - (before?.share ?? 0) };
  if (added.downloads === 0 && added.heard === 0) return;
  await addToDay(transaction, { station_id, day, show_id, episode_id, country, platform, ...added });
  if (!before) await addShow(transaction, listen);
}

/** Moves a listener to the group that also has this show. */
async function addShow(transaction: Tables, { day, station_id, listener, show_id, country, platform }: ListenRow): Promise<void> {
  const known = await listenerAt(transaction, { day, station_id, listener });
  const ids = known ? known.shows.split(',').map(Number) : [];
  if (ids.includes(show_id)) return;
  const shows = [...ids, show_id].toSorted((a, b) => a - b).join(',');
  const at = { station_id, day, country: known?.country ?? country, platform: known?.platform ?? platform };
  await upsertListener(transaction, { ...at, listener, shows });
  if (known) await addToReach(transaction, { ...at, shows: known.shows, listeners: -1 });
  await addToReach(transaction, { ...at, shows, listeners: 1 });
}
