import type { MediaFormat } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { RenditionRow } from '../episode-tables.ts';
import { renditionStorageKey } from './rendition-key.ts';
import { renditionOf } from './renditions.repository.ts';

/** A finished rendition of an episode. */
export interface EpisodeFile extends Pick<RenditionRow, 'bytes' | 'sha256' | 'duration' | 'updated_at' | 'version'> {
  /** Key in the storage. */
  readonly key: string;
}

export interface RenditionFiles {
  /** The file that is served now; null if there is none. */
  fileOf(stationId: number, id: number, format: MediaFormat): Promise<EpisodeFile | null>;
}

export function createRenditionFiles({ db }: Pick<StationContext, 'db'>): RenditionFiles {
  return {
    async fileOf(stationId, id, format) {
      const file = await renditionOf(db, id, format);
      if (file?.station_id !== stationId) return null;
      return { ...file, key: renditionStorageKey(stationId, file.media_key, format) };
    },
  };
}
