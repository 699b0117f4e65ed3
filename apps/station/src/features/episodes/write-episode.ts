import type { RuledEvent } from '@postkit/sdk/schema';
import type { Transaction } from '../../platform/db/database.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { DestinationRow } from '../destinations/index.ts';
import type { ShowRow } from '../shows/index.ts';
import { givenColumns, type GivenFields } from './episode-columns.ts';
import { replaceDestinations, replaceEvents, replaceTags } from './episode-links.repository.ts';
import type { EpisodeReferences } from './episode-references.ts';
import type { EpisodeRow } from './episode-tables.ts';
import type { EpisodeChange } from './episodes.repository.ts';
import { isOut, type LifecycleState, nextLifecycleState, requireFutureExpiry } from './lifecycle-state.ts';
import type { EpisodeAudio } from './renditions/index.ts';
import { insertAccepted } from './rights/index.ts';

/** A save whose row is open in its transaction. */
export interface UnwrittenSave {
  readonly kind: 'created' | 'updated';
  readonly row: EpisodeRow;
  readonly input: GivenFields;
  readonly by: string;
  readonly references: EpisodeReferences;
  readonly show: ShowRow;
  readonly allDestinations: readonly DestinationRow[];
  /** Events that the user accepted with this save. */
  readonly accepted: readonly RuledEvent[];
  readonly audio: EpisodeAudio | null;
}

/** The state that an episode moves to, and the columns that are written with it. */
export interface WrittenSave {
  readonly next: LifecycleState;
  readonly columns: EpisodeChange & { readonly updated_by: string };
}

/**
 * Writes the rows beside an episode's own: its timeline, accepted events, tags and destinations.
 * @param now Unix seconds
 * @throws request.invalid if its times are wrong
 */
export async function writeEpisode(
  transaction: Transaction,
  { audioEvents }: { readonly audioEvents: AudioEvents },
  { kind, row, input, by, references, show, allDestinations, accepted, audio }: UnwrittenSave,
  now: number,
): Promise<WrittenSave> {
  const next = nextLifecycleState(row, input, now);
  const { expires_at = row.expires_at } = input;
  // The row of a new episode holds the given date already.
  requireFutureExpiry(kind === 'created' ? { ...row, expires_at: null } : row, { ...next, expires_at }, now);
  if (references.events) {
    const ids = references.events.map((event) => event.id);
    await replaceEvents(transaction, row.id, ids);
    await audioEvents.hold(transaction, `episode:${row.id}`, [...new Set(ids)]);
  }
  await insertAccepted(transaction, row.id, accepted, { by, at: now });
  if (references.tagIds) await replaceTags(transaction, row.id, references.tagIds);
  if (references.destinations) {
    const chosen = isOut(next.status)
      ? withBasicVideo(references.destinations, allDestinations, audio?.seconds ?? 0)
      : references.destinations;
    await replaceDestinations(transaction, row.id, chosen);
  }
  const columns = {
    ...givenColumns(input, row),
    show_id: show.id,
    categories: JSON.stringify(audio?.categories ?? []),
    updated_by: by,
  };
  return { next, columns };
}

/** Seconds of the longest video that YouTube accepts from a station. */
const longestVideo = 1800;

/**
 * A YouTube destination needs the basic video: adds the station's destination for it if the episode is short enough
 * to have one.
 * @param seconds of the whole episode
 */
export function withBasicVideo<Destination extends Pick<DestinationRow, 'id' | 'type'>>(
  chosen: readonly Destination[],
  all: readonly Destination[],
  seconds: number,
): readonly Destination[] {
  if (seconds > longestVideo || !chosen.some(({ type }) => type === 'v_youtube')) return chosen;
  const video = all.find(({ type }) => type === 'v_download');
  return !video || chosen.some(({ id }) => id === video.id) ? chosen : [...chosen, video];
}
