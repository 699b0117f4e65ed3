import type { EpisodeFile } from './rendition-files.ts';

/** The content itself names its version, so that a file that is moved or made again keeps its ETag. */
export function fileFacts({ sha256, updated_at }: Pick<EpisodeFile, 'sha256' | 'updated_at'>) {
  return { etag: `"${sha256.slice(0, 32)}"`, modifiedAt: updated_at * 1000 };
}
