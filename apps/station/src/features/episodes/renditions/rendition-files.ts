import type { MediaFormat } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import {
  type PublishedFile,
  publishedFilesOf,
  type ServedRendition,
  servedRenditionOf,
} from '../id3/index.ts';

/** A finished rendition of an episode. */
export type EpisodeFile = Pick<
  ServedRendition,
  'bytes' | 'sha256' | 'duration' | 'updated_at' | 'version' | 'key' | 'id3Bytes'
>;

export interface RenditionFiles {
  /** The file that is served now; null if there is none. */
  fileOf(stationId: number, id: number, format: MediaFormat): Promise<EpisodeFile | null>;
  /** The served mp3s of the published episodes of shows, newest first. @param showIds empty for all shows */
  publishedFiles(stationId: number, showIds: readonly number[]): Promise<PublishedFile[]>;
}

export function createRenditionFiles({ db }: Pick<StationContext, 'db'>): RenditionFiles {
  return {
    publishedFiles: (stationId, showIds) => publishedFilesOf(db, stationId, showIds),
    async fileOf(stationId, id, format) {
      const file = await servedRenditionOf(db, id, format);
      return file?.station_id === stationId ? file : null;
    },
  };
}
