import { AudioError, type StreamAddress } from '../../audio/index.ts';
import type { Config } from '../../platform/config.ts';
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import { receiveStream } from './receive-stream.ts';
import { readReceivedStream, type StreamRules } from './received-stream.ts';
import { streamFetch } from './stream-fetch.ts';

export function streamRules({
  allowPrivateFetch,
  streamPorts,
}: Pick<Config, 'allowPrivateFetch' | 'streamPorts'>): StreamRules {
  return { allowPrivate: allowPrivateFetch, ports: streamPorts };
}

/**
 * How to open an address.
 * @param password its secret; empty for none, null if it can no longer be read
 * @param charset the encoding of its titles by the user's setting; null to find it out
 */
export function streamAddress(
  { url, password, charset }: { url: string; password: string | null; charset: string | null },
  { client, rules }: { client: GuardedFetch; rules: StreamRules },
): StreamAddress {
  const stream = readReceivedStream(url);
  if (stream)
    return {
      url,
      receive: password === null ? refuseUnreadable : () => receiveStream(stream, password, rules),
    };
  return { url, charset, fetch: password === null ? refuseUnreadable : streamFetch(client, url, password) };
}

/** An unreadable password of the fallback must not stop the recording of the stream. */
function refuseUnreadable(): Promise<never> {
  const message = 'the stored password can no longer be read. Enter the address with its password again';
  return Promise.reject(new AudioError('stream_unavailable', message));
}
