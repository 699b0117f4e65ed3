import { setTimeout as wait } from 'node:timers/promises';
import { AudioError } from '../../audio-error.ts';
import type { ByteRange } from './read-playlist.ts';

/** How to request the files of a stream. */
export interface HlsRequests {
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
}

interface Wanted {
  readonly limitBytes: number;
  readonly timeoutMs: number;
  readonly range?: ByteRange | undefined;
}

/** Milliseconds before the second attempt: single requests fail on busy servers. */
const againMs = 500;

/** Loads a file of a stream, with a second attempt. Returns its address after redirects too. */
export async function loadBytes(
  url: string,
  wanted: Wanted,
  requests: HlsRequests,
): Promise<{ bytes: Uint8Array; url: string }> {
  try {
    return await attempt(url, wanted, requests);
  } catch {
    await wait(againMs, undefined, { signal: requests.signal });
    return attempt(url, wanted, requests);
  }
}

async function attempt(
  url: string,
  { limitBytes, timeoutMs, range }: Wanted,
  { fetch: request, signal }: HlsRequests,
) {
  const headers = {
    'User-Agent': 'PostKit',
    ...(range ? { Range: `bytes=${range.offset}-${range.offset + range.length - 1}` } : {}),
  };
  const response = await request(url, {
    headers,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new AudioError(
      'stream_unavailable',
      `the server answered ${response.status} for a part of the stream`,
    );
  }
  const bytes = await readLimited(response, limitBytes);
  // A server without ranges sends the whole file.
  const part =
    range && response.status === 200 ? bytes.subarray(range.offset, range.offset + range.length) : bytes;
  return { bytes: part, url: response.url || url };
}

/** Reads a body. @throws stream_unavailable beyond the limit */
async function readLimited(response: Response, limitBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    length += part.length;
    if (length > limitBytes)
      throw new AudioError('stream_unavailable', 'the stream contains a file that is too large');
  }
  return Buffer.concat(parts);
}
