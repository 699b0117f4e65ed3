import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { AudioVersions, VersionDownloads } from './audio-versions/index.ts';
import type { EpisodePeaksReader } from './episode-peaks.service.ts';
import type { Id3Files } from './id3/index.ts';
import {
  type AudioInserts,
  type AudioInsertsSlot,
  type EpisodeFile,
  mediaTotals,
  type MediaTotals,
  type RenderJobs,
  type RenditionFiles,
  type ServedAudioListeners,
  type ServedCall,
} from './renditions/index.ts';
import { type VideoKind, videoOf, videoStorageKey } from './videos/index.ts';

/** The audio and video files of episodes. */
export interface EpisodeMedia extends RenditionFiles, EpisodePeaksReader, Pick<Id3Files, 'encoderTagOf'> {
  /** The station's own video; null if there is none. */
  videoOf(
    stationId: number,
    id: number,
    kind?: VideoKind,
  ): Promise<Pick<EpisodeFile, 'bytes' | 'key'> | null>;
  /** Number and bytes of the audio and video files of a station's episodes. */
  mediaTotals(stationId: number): Promise<MediaTotals>;
  /** Renders the audio of an episode before background work, because a user now waits for it. */
  raiseRender(transaction: Transaction, id: number): Promise<void>;
  /** Writes the ID3 tag of an episode now, if it is not up to date, so that its file stays as it is. */
  ensureId3(id: number): Promise<void>;
  /** The audio that a published episode has and had, newest first. @throws resource.absent */
  audioVersionsOf: AudioVersions['list'];
  /** Sets the feature that counts downloads. */
  setVersionDownloads(downloads: VersionDownloads): void;
  /** Sets the feature that inserts audio into downloads of stations that have campaigns. */
  setInserts(inserts: AudioInserts): void;
  /** Calls a listener when public audio is served. */
  onServed(call: ServedCall): void;
}

export interface EpisodeMediaDeps {
  readonly files: RenditionFiles;
  readonly id3: Id3Files;
  readonly inserts: AudioInsertsSlot;
  readonly peaks: EpisodePeaksReader;
  readonly render: RenderJobs;
  readonly served: ServedAudioListeners;
  readonly audioVersions: AudioVersions;
}

export function createEpisodeMedia(
  { db }: Pick<StationContext, 'db'>,
  { files, id3, inserts, peaks, render, served, audioVersions }: EpisodeMediaDeps,
): EpisodeMedia {
  return {
    ...files,
    ...peaks,
    encoderTagOf: id3.encoderTagOf,
    async videoOf(stationId, id, kind = 'basic') {
      const video = await videoOf(db, id, kind);
      if (video?.station_id !== stationId) return null;
      return { bytes: video.bytes, key: videoStorageKey(stationId, video.file_key) };
    },
    mediaTotals: (stationId) => mediaTotals(db, stationId),
    raiseRender: render.raise,
    ensureId3: id3.ensure,
    audioVersionsOf: audioVersions.list,
    setVersionDownloads: audioVersions.setDownloads,
    setInserts: inserts.set,
    onServed: served.add,
  };
}
