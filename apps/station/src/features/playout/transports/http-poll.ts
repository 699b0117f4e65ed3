import { createHash } from 'node:crypto';
import type { GuardedResponse } from '../../../platform/fetch/guarded-fetch.ts';
import { fetchFault } from './fetch-fault.ts';
import type { Session } from './keep-open.ts';
import { pause } from './pause.ts';
import { mostBytes, splitWhole } from './split-whole.ts';
import { TransportFault } from './transport-fault.ts';

const least_s = 1;
const most_s = 300;
/** Milliseconds for a request with its body. */
const request_ms = 10_000;
/** Milliseconds that a server may ask the station to wait. */
const mostRetry_ms = 3_600_000;

/** The content that was delivered last, and how the server names it. */
interface Known {
  hash: string;
  etag: string | null;
  modified: string | null;
}

/** An attempt that asks an address again and again, and takes a body that differs from the last one. */
export function createPoll({ url, every_s }: { readonly url: string; readonly every_s: number }) {
  const every_ms = 1000 * Math.min(most_s, Math.max(least_s, every_s));
  const known: Known = { hash: '', etag: null, modified: null };
  const peer = URL.parse(url)?.hostname ?? '';

  return async (session: Session): Promise<void> => {
    const { deps, signal } = session;
    while (!signal.aborted) {
      const began_ms = deps.clock.now();
      await ask(session).catch((error: unknown) => {
        const fault = fetchFault(error);
        throw new TransportFault(fault.message, { wait_ms: Math.max(every_ms, fault.wait_ms), cause: error });
      });
      session.report('connected');
      await pause(deps.clock, Math.max(0, began_ms + every_ms - deps.clock.now()), signal);
    }
  };

  async function ask({ deps, host, intake, signal }: Session): Promise<void> {
    const response = await deps.fetch(url, {
      headers: {
        ...(known.etag !== null && { 'if-none-match': known.etag }),
        ...(known.modified !== null && { 'if-modified-since': known.modified }),
      },
      limitBytes: mostBytes,
      timeoutMs: request_ms,
      signal,
    });
    if (response.status === 304) return response.cancel();
    if (response.status < 200 || response.status > 299) {
      await response.cancel();
      throw refusal(response, deps.clock.now());
    }
    const bytes = await response.bytes();
    const arrived_ms = deps.clock.now();
    const hash = createHash('sha256').update(bytes).digest('hex');
    const isNew = hash !== known.hash && bytes.length > 0;
    // The server is asked for changes only after its content was delivered.
    if (isNew) {
      const contentType = response.headers.get('content-type');
      await intake.take(splitWhole(host.framing, bytes), { peer, arrived_ms, contentType });
      known.hash = hash;
    }
    known.etag = response.headers.get('etag');
    known.modified = response.headers.get('last-modified');
  }
}

function refusal({ status, headers }: GuardedResponse, now_ms: number): TransportFault {
  const wait_ms = retryAfter(headers.get('retry-after'), now_ms);
  return new TransportFault(`The server responds with the status ${status}.`, { wait_ms });
}

/** Milliseconds of a `Retry-After` header, seconds or a date (RFC 9110, section 10.2.3). */
function retryAfter(value: string | null, now_ms: number): number {
  if (value === null) return 0;
  const wait_ms = /^\s*\d+\s*$/.test(value) ? 1000 * Number(value) : Date.parse(value) - now_ms;
  return Number.isNaN(wait_ms) ? 0 : Math.min(mostRetry_ms, Math.max(0, wait_ms));
}
