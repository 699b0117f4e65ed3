import type { FastifyRequest } from 'fastify';
import type { MediaFormat } from '@postkit/sdk/schema';
import type { ByteRange } from '../../../platform/http/byte-range.ts';
import type { Source } from '../../../platform/http/serve-file.ts';
import type { Station } from '../../accounts/index.ts';
import type { EpisodeFile } from './rendition-files.ts';

/** A request for the audio of a published episode. */
export interface AudioRequest {
  readonly station: Station;
  readonly episodeId: number;
  readonly showId: number;
  readonly format: MediaFormat;
  readonly file: EpisodeFile;
  readonly request: FastifyRequest;
  /** The version that the address names. */
  readonly version: string | undefined;
}

/** Audio of an episode with inserted audio. */
export interface StitchedAudio extends Source {
  /** Names the file in its address. */
  readonly version: string;
  /** The bytes of the episode's own file that a range of this file contains. */
  contentOf(range: ByteRange): ByteRange[];
}

/** Inserts audio into an episode: returns the name of a version to redirect to, that version, or null for the episode alone. */
export type AudioInserts = (request: AudioRequest) => Promise<string | StitchedAudio | null>;

/** The feature that inserts audio, which is created after the episodes. */
export interface AudioInsertsSlot {
  set(inserts: AudioInserts): void;
  readonly of: AudioInserts;
}

export function createAudioInsertsSlot(): AudioInsertsSlot {
  let inserts: AudioInserts = async () => null;
  return {
    set(added) {
      inserts = added;
    },
    of: (request) => inserts(request),
  };
}
