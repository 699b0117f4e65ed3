import type { AudioVersion } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { Tables, Transaction } from '../../../platform/db/database.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import { fail as failPlatform } from '../../../platform/errors/platform-errors.ts';
import { type Station, wholeStation } from '../../accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../../audio-events/index.ts';
import type { Shows } from '../../shows/index.ts';
import type { EpisodeChanges } from '../episode-changes.service.ts';
import { fail } from '../episode-errors.ts';
import { eventIdsOf, replaceEvents } from '../episode-links.repository.ts';
import type { EpisodeRow } from '../episode-tables.ts';
import { episodeById, updateEpisode } from '../episodes.repository.ts';
import { knownEvents } from '../known-events.ts';
import {
  type EpisodeFile,
  readAudio,
  type RenderJobs,
  renditionsOf,
  renditionStorageKey,
  replaceRenditions,
  type RenditionFile,
} from '../renditions/index.ts';
import { type AudioVersionKeeper, piecesOf } from './audio-version-keeper.ts';
import { type AudioVersionRow, audioVersionAt, audioVersionsOf, updateAudioVersion } from './audio-versions.repository.ts';
import { presentAudioVersions } from './audio-versions.presenter.ts';

/** Counted downloads of an episode by the number of its version. */
export type VersionDownloads = (stationId: number, episodeId: number) => Promise<ReadonlyMap<number, number>>;

/** The audio that published episodes had, with a way back. */
export interface AudioVersions {
  /** Sets the feature that counts downloads, which is created after the episodes. */
  setDownloads(downloads: VersionDownloads): void;
  /** Newest first. @throws resource.absent */
  list(station: Station, id: number): Promise<AudioVersion[]>;
  /**
   * Makes the files of a replaced version the episode's audio again, as a new version, with its chapters, ad markers and,
   * if all of its pieces still exist, its timeline.
   * @throws resource.absent, episodes.version-served, episodes.version-gone
   */
  restore(station: Station, id: number, number: number, by: string): Promise<EpisodeRow>;
  /** Replaces the words of the staff about a version. @throws resource.absent */
  annotate(station: Station, id: number, number: number, note: string): Promise<AudioVersion>;
  /** The mp3 of a version. @throws resource.absent, episodes.version-gone */
  fileOf(station: Station, id: number, number: number): Promise<EpisodeFile & { readonly name: string }>;
}

export interface AudioVersionDeps {
  readonly audioEvents: AudioEvents;
  readonly shows: Shows;
  readonly changes: EpisodeChanges;
  readonly render: RenderJobs;
  readonly versions: AudioVersionKeeper;
}

export function createAudioVersions(
  { db, clock, storage }: StationContext,
  { audioEvents, shows, changes, render, versions }: AudioVersionDeps,
): AudioVersions {
  let downloadsOf: VersionDownloads = async () => new Map();
  const seconds = () => Math.floor(clock.now() / 1000);

  async function episodeAt(station: Station, id: number, from: Tables = db): Promise<EpisodeRow> {
    const row = await episodeById(from, station, id);
    if (!row || row.deleted_at !== null) throw failPlatform('resource.absent');
    return row;
  }

  async function versionAt(id: number, number: number): Promise<AudioVersionRow> {
    const version = await audioVersionAt(db, id, number);
    if (!version) throw failPlatform('resource.absent');
    return version;
  }

  /** @throws episodes.version-gone */
  async function requireFiles(version: AudioVersionRow): Promise<RenditionFile[]> {
    const media = mediaOf(version);
    if (version.kept_until !== null && version.kept_until <= seconds()) throw fail('episodes.version-gone');
    for (const { format, bytes } of media) {
      const stored = await storage.stat(renditionStorageKey(version.station_id, version.media_key, format));
      if (stored?.bytes !== bytes) throw fail('episodes.version-gone');
    }
    return media;
  }

  /** The events of a timeline; null unless all of them exist. */
  async function eventsOf(stationId: number, ids: readonly number[] | undefined): Promise<AudioEventRow[] | null> {
    if (!ids) return null;
    const events = await knownEvents(audioEvents, wholeStation(stationId), ids);
    return events.length === ids.length ? events : null;
  }

  async function writeRestored(transaction: Transaction, station: Station, restored: Restored): Promise<EpisodeRow> {
    const { version, media, events, key, by } = restored;
    const before = await episodeAt(station, version.episode_id, transaction);
    await render.cancel(transaction, before.id);
    if (events) {
      const ids = events.map((event) => event.id);
      await replaceEvents(transaction, before.id, ids);
      await audioEvents.hold(transaction, `episode:${before.id}`, [...new Set(ids)]);
    }
    const { chapter_markers, ad_insert_events } = version;
    const after = await updateEpisode(transaction, before.id, {
      ...{ chapter_markers, ad_insert_events, media_key: key, media_status: 'ready', media_error: '' },
      duration: media.find(({ format }) => format === 'mp3')?.duration ?? 0,
      media_revision: before.media_revision + 1,
      version: before.version + 1,
      updated_at: seconds(),
      updated_by: by,
    });
    const files = (await renditionsOf(transaction, [before.id])).get(before.id) ?? [];
    const audio = { key: version.media_key, media, pieces: piecesOf(version), by, restoredFrom: version.number };
    const number = await versions.begin(transaction, after, audio, files);
    const facts = { episode_id: before.id, station_id: station.id, media_key: version.media_key, updated_at: seconds(), version: number };
    await replaceRenditions(
      transaction,
      media.map((file) => ({ ...file, ...facts })),
    );
    const saved = await changes.record(transaction, station, { kind: 'updated', before, after });
    await changes.recordAudio(transaction, station, saved);
    return saved;
  }

  async function presented(station: Station, id: number): Promise<AudioVersion[]> {
    const downloads = await downloadsOf(station.id, id);
    return presentAudioVersions(await audioVersionsOf(db, id), downloads, seconds());
  }

  return {
    setDownloads(downloads) {
      downloadsOf = downloads;
    },
    async list(station, id) {
      await episodeAt(station, id);
      return presented(station, id);
    },
    async restore(station, id, number, by) {
      const row = await episodeAt(station, id);
      const version = await versionAt(id, number);
      if (version.kept_until === null) throw fail('episodes.version-served');
      const media = await requireFiles(version);
      const events = await eventsOf(
        station.id,
        piecesOf(version)?.map((piece) => piece.id),
      );
      const show = await shows.get(wholeStation(station.id), row.show_id);
      const timeline = events ?? (await knownEvents(audioEvents, wholeStation(station.id), await eventIdsOf(db, id)));
      // The key of its timeline as it would be rendered now, so that the next save without a change keeps these files.
      const audio = show && (await readAudio(audioEvents, { stationId: station.id, show, events: timeline, bitrate: station.bitrate }));
      const restored = { version, media, events, key: audio?.key || version.media_key, by };
      return db.transaction((transaction) => writeRestored(transaction, station, restored));
    },
    async annotate(station, id, number, note) {
      const { name } = await episodeAt(station, id);
      const version = await versionAt(id, number);
      await db.transaction(async (transaction) => {
        await updateAudioVersion(transaction, version, { note });
        const change = { field: 'version_note', old: version.note || null, new: note || null, secret: false };
        await recordChange(transaction, { kind: 'episode', action: 'changed', id, name, changes: [change], stationId: station.id });
      });
      const noted = (await presented(station, id)).find((one) => one.number === number);
      if (!noted) throw failPlatform('resource.absent');
      return noted;
    },
    async fileOf(station, id, number) {
      const { name } = await episodeAt(station, id);
      const version = await versionAt(id, number);
      const file = (await requireFiles(version)).find(({ format }) => format === 'mp3');
      if (!file) throw fail('episodes.version-gone');
      const key = renditionStorageKey(station.id, version.media_key, 'mp3');
      return { ...file, key, name, version: number, updated_at: version.created_at };
    },
  };
}

interface Restored {
  readonly version: AudioVersionRow;
  readonly media: readonly RenditionFile[];
  /** Null if the timeline stays as it is. */
  readonly events: readonly AudioEventRow[] | null;
  /** Key of the requested audio. */
  readonly key: string;
  readonly by: string;
}

function mediaOf({ media }: AudioVersionRow): RenditionFile[] {
  return JSON.parse(media) as RenditionFile[];
}
