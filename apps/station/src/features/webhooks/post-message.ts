import type { Clock } from '../../platform/clock.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { GuardedFetch, GuardedResponse } from '../../platform/fetch/guarded-fetch.ts';
import { neverConnected } from '../../platform/fetch/never-connected.ts';
import { signedHeaders } from '../../platform/fetch/sign-webhook.ts';
import { redact } from '../../platform/redact.ts';
import type { AttemptRow, MessageRow } from './webhook-tables.ts';
import { askedPause, problemOf } from './webhook.policy.ts';

export interface Posted extends Omit<AttemptRow, 'id' | 'message_id'> {
  /** Seconds that the receiver asks to wait. */
  readonly asked: number | null;
}

export interface PostTools {
  readonly fetch: GuardedFetch;
  readonly clock: Clock;
  readonly timeoutMs: number;
}

const largestResponse = 64_000;
const longestExcerpt = 500;

/** Makes one attempt. @throws if the signal aborts */
export async function postMessage(
  { fetch, clock, timeoutMs }: PostTools,
  { url, secrets }: { url: string; secrets: readonly string[] },
  { message_id: id, body }: Pick<MessageRow, 'message_id' | 'body'>,
  signal: AbortSignal,
): Promise<Posted> {
  const startedMs = clock.now();
  const at = Math.floor(startedMs / 1000);
  const latency = () => Math.max(0, Math.round(clock.now() - startedMs));
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signedHeaders(secrets, { id, at, body }) },
      body,
      limitBytes: largestResponse,
      timeoutMs,
      maxRedirects: 0,
      signal,
    });
    const latency_ms = latency();
    const excerpt = hide(await startOf(response), [url, ...secrets]);
    return {
      at,
      status: response.status,
      latency_ms,
      error: problemOf(response.status),
      excerpt,
      asked: askedPause(response.headers, at),
    };
  } catch (error) {
    if (signal.aborted || !isStationError(error)) throw error;
    return { at, status: null, latency_ms: latency(), error: failureText(error), excerpt: '', asked: null };
  }
}

/** A body that breaks off or is too long does not change the outcome. */
async function startOf(response: GuardedResponse): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const part of response.body) {
      text += decoder.decode(part, { stream: true });
      if (text.length > longestExcerpt) break;
    }
  } catch (error) {
    if (!isStationError(error)) throw error;
  }
  return text;
}

function hide(text: string, secrets: readonly string[]): string {
  const hidden = secrets.reduce((rest, secret) => rest.replaceAll(secret, '[redacted]'), redact(text));
  const line = hidden.replace(/\s+/g, ' ').trim();
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt - 1)}…` : line;
}

function failureText(error: Error & { code: string }): string {
  if (error.code === 'fetch.timeout') return 'The receiver did not respond in time.';
  return neverConnected(error)
    ? 'The receiver cannot be reached.'
    : 'The receiver lost the connection before it responded.';
}
