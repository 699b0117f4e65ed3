import type { AudioVersion } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import { fail as failPlatform } from '../../../platform/errors/platform-errors.ts';
import type { Station } from '../../accounts/index.ts';
import { fail } from '../episode-errors.ts';
import type { EpisodeRow } from '../episode-tables.ts';
import { episodeById } from '../episodes.repository.ts';
import { type EpisodeFile, renditionStorageKey, type RenditionFile } from '../renditions/index.ts';
import { presentAudioVersions } from './audio-versions.presenter.ts';
import {
  type AudioVersionRow,
  audioVersionAt,
  audioVersionsOf,
  mediaOf,
  updateAudioVersion,
} from './audio-versions.repository.ts';
import { createVersionRestore, type VersionRestoreDeps } from './version-restore.ts';

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
  /** Replaces the note of the staff about a version. @throws resource.absent */
  annotate(station: Station, id: number, number: number, note: string): Promise<AudioVersion>;
  /** The mp3 of a version. @throws resource.absent, episodes.version-gone */
  fileOf(station: Station, id: number, number: number): Promise<EpisodeFile & { readonly name: string }>;
}

export function createAudioVersions(context: StationContext, deps: VersionRestoreDeps): AudioVersions {
  const { db, clock, storage } = context;
  const restore = createVersionRestore(context, deps);
  let downloadsOf: VersionDownloads = async () => new Map();

  async function episodeAt(station: Station, id: number): Promise<EpisodeRow> {
    const row = await episodeById(db, station, id);
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
    if (version.kept_until !== null && version.kept_until <= clock.seconds())
      throw fail('episodes.version-gone');
    for (const { format, bytes } of media) {
      const stored = await storage.stat(renditionStorageKey(version.station_id, version.media_key, format));
      if (stored?.bytes !== bytes) throw fail('episodes.version-gone');
    }
    return media;
  }

  async function presented(station: Station, id: number): Promise<AudioVersion[]> {
    const downloads = await downloadsOf(station.id, id);
    return presentAudioVersions(await audioVersionsOf(db, id), downloads, clock.seconds());
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
      await episodeAt(station, id);
      const version = await versionAt(id, number);
      return restore(station, { version, media: await requireFiles(version), by });
    },
    async annotate(station, id, number, note) {
      const { name } = await episodeAt(station, id);
      const version = await versionAt(id, number);
      await db.transaction(async (transaction) => {
        await updateAudioVersion(transaction, version, { note });
        const change = { field: 'version_note', old: version.note || null, new: note || null, secret: false };
        await recordChange(transaction, {
          kind: 'episode',
          action: 'changed',
          id,
          name,
          changes: [change],
          stationId: station.id,
        });
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
      return { ...file, key, name, version: number, updated_at: version.created_at, id3Bytes: 0 };
    },
  };
}
