import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { fail as failPlatform } from '../../../platform/errors/platform-errors.ts';
import { type Station, wholeStation } from '../../accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../../audio-events/index.ts';
import type { Shows } from '../../shows/index.ts';
import type { EpisodeChanges } from '../episode-changes.service.ts';
import { fail } from '../episode-errors.ts';
import { eventIdsOf, replaceEvents } from '../episode-links.repository.ts';
import { knownEvents } from '../episode-references.ts';
import type { EpisodeRow, Id3FileRow } from '../episode-tables.ts';
import { episodeById, updateEpisode } from '../episodes.repository.ts';
import type { Id3Files } from '../id3/index.ts';
import {
  readAudio,
  type RenderJobs,
  type RenditionFile,
  renditionsOf,
  replaceRenditions,
} from '../renditions/index.ts';
import { type AudioVersionKeeper, piecesOf } from './audio-version-keeper.ts';
import { type AudioVersionRow, audioVersionAt } from './audio-versions.repository.ts';

export interface VersionRestoreDeps {
  readonly audioEvents: AudioEvents;
  readonly shows: Shows;
  readonly changes: EpisodeChanges;
  readonly render: RenderJobs;
  readonly versions: AudioVersionKeeper;
  readonly id3: Pick<Id3Files, 'prepare' | 'keep'>;
}

interface Restored {
  readonly version: AudioVersionRow;
  readonly media: readonly RenditionFile[];
  readonly by: string;
}

/** The timeline that a restored episode has. */
interface RestoredTimeline {
  /** Null if it stays as it is. */
  readonly events: readonly AudioEventRow[] | null;
  /** Key of its audio as it would be rendered now, so that the next save without a change keeps the files. */
  readonly key: string;
}

/** @throws resource.absent, episodes.version-served, episodes.version-gone */
export type RestoreVersion = (station: Station, restored: Restored) => Promise<EpisodeRow>;

export function createVersionRestore(
  { db, clock }: StationContext,
  { audioEvents, shows, changes, render, versions, id3 }: VersionRestoreDeps,
): RestoreVersion {
  async function timelineOf(station: Station, version: AudioVersionRow): Promise<RestoredTimeline> {
    const scope = wholeStation(station.id);
    const row = await episodeById(db, station, version.episode_id);
    const show = row && (await shows.get(scope, row.show_id));
    const ids = piecesOf(version)?.map(({ id }) => id);
    const known = ids ? await knownEvents(audioEvents, scope, ids) : [];
    const events = known.length === ids?.length ? known : null;
    const timeline =
      events ?? (await knownEvents(audioEvents, scope, await eventIdsOf(db, version.episode_id)));
    const audio =
      show &&
      (await readAudio(audioEvents, {
        stationId: station.id,
        show,
        events: timeline,
        bitrate: station.bitrate,
      }));
    return { events, key: audio?.key || version.media_key };
  }

  async function writeEpisode(
    transaction: Transaction,
    before: EpisodeRow,
    restored: Restored,
    timeline: RestoredTimeline,
  ) {
    const { version, media, by } = restored;
    await render.cancel(transaction, before.id);
    if (timeline.events) {
      const ids = timeline.events.map((event) => event.id);
      await replaceEvents(transaction, before.id, ids);
      await audioEvents.hold(transaction, `episode:${before.id}`, [...new Set(ids)]);
    }
    return updateEpisode(transaction, before.id, {
      chapter_markers: version.chapter_markers,
      ad_insert_events: version.ad_insert_events,
      media_key: timeline.key,
      media_status: 'ready',
      media_error: '',
      media_revision: before.media_revision + 1,
      duration: media.find(({ format }) => format === 'mp3')?.duration ?? 0,
      version: before.version + 1,
      updated_at: clock.seconds(),
      updated_by: by,
    });
  }

  async function writeFiles(
    transaction: Transaction,
    row: EpisodeRow,
    { version, media, by }: Restored,
  ): Promise<void> {
    const { number: restoredFrom, media_key, station_id } = version;
    const before = (await renditionsOf(transaction, [row.id])).get(row.id) ?? [];
    const audio = { key: media_key, media, pieces: piecesOf(version), by, restoredFrom };
    const facts = { episode_id: row.id, station_id, media_key, updated_at: clock.seconds() };
    const number = await versions.begin(transaction, row, audio, before);
    await replaceRenditions(
      transaction,
      media.map((file) => ({ ...file, ...facts, version: number })),
    );
  }

  /** The mp3 with the tag that the episode gets with the restored chapters. */
  async function prepareId3(station: Station, { version, media }: Restored): Promise<Id3FileRow | null> {
    const { episode_id, chapter_markers, station_id, media_key } = version;
    const row = await episodeById(db, station, episode_id);
    const mp3 = media.find(({ format }) => format === 'mp3');
    return row && mp3 ? id3.prepare({ ...row, chapter_markers }, { ...mp3, station_id, media_key }) : null;
  }

  return async (station, restored) => {
    const { episode_id, number } = restored.version;
    const tagged = await prepareId3(station, restored);
    const timeline = await timelineOf(station, restored.version);
    return db.transaction(async (transaction) => {
      const before = await episodeById(transaction, station, episode_id);
      if (!before || before.deleted_at !== null) throw failPlatform('resource.absent');
      const version = await audioVersionAt(transaction, episode_id, number);
      if (version?.kept_until === null) throw fail('episodes.version-served');
      if (!version || version.kept_until <= clock.seconds()) throw fail('episodes.version-gone');
      const after = await writeEpisode(transaction, before, restored, timeline);
      await writeFiles(transaction, after, restored);
      if (tagged) await id3.keep(transaction, tagged);
      const saved = await changes.complete(transaction, station, { kind: 'updated', before, after });
      await changes.audioChanged(transaction, station, saved);
      return saved;
    });
  };
}
