import { z } from 'zod';
import { licensedImage } from '@postkit/sdk/schema';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import type { ImageLibrary } from './image-library.ts';

const responseLimitBytes = 4_000_000;
const answer = z.object({ entries: z.array(z.unknown()) });

export interface RemoteLibrarySettings {
  /** The address for searches. */
  readonly url: string;
  /** Sent as `x-api-key`; undefined if the library needs none. */
  readonly key: string | undefined;
}

/**
 * A library at an address: `POST {url}` with `{search}` as JSON responds with `{entries: [{id, title, credit,
 * contentLinks: [{rel, href}]}]}`. Invalid entries are left out, so that one of them does not hide the others.
 */
export function remoteLibrary({ url, key }: RemoteLibrarySettings, fetch: GuardedFetch): ImageLibrary {
  return {
    name: new URL(url).host,
    async search(_searcher, query) {
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key ? { 'x-api-key': key } : {}),
      };
      const body = JSON.stringify({ search: query });
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        limitBytes: responseLimitBytes,
        timeoutMs: 15_000,
      });
      if (response.status !== 200) {
        await response.cancel();
        throw fail('fetch.failed', {
          message: `The image library responded with status ${response.status}.`,
        });
      }
      const read = answer.safeParse(readJson(await response.text()));
      if (!read.success)
        throw fail('fetch.failed', { message: 'The image library did not return a list of images.' });
      return read.data.entries.flatMap((entry) => licensedImage.safeParse(entry).data ?? []);
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
