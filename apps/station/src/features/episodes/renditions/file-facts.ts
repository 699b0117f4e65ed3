import type { EpisodeFile } from './rendition-files.ts';

/** The ETag is a hash of the content, so a file that is moved or rendered again keeps it. */
export function fileFacts({ sha256, updated_at }: Pick<EpisodeFile, 'sha256' | 'updated_at'>) {
  return { etag: `"${sha256.slice(0, 32)}"`, modifiedAt: updated_at * 1000 };
}
