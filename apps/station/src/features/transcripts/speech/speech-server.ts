import { openAsBlob } from 'node:fs';
import { FormData } from 'undici';
import { isStationError } from '../../../platform/errors/station-error.ts';
import { createGuardedFetch } from '../../../platform/fetch/guarded-fetch.ts';
import { readSpeech } from './read-speech.ts';
import { longestAnswer, type SpeechAdapter, SpeechError } from './speech-adapter.ts';

export interface SpeechServerSettings {
  /** Address without the path `/v1/audio/transcriptions`, or with it. */
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
  /** Language tag; undefined to let the server detect it. */
  readonly language: string | undefined;
  readonly timeoutMs: number;
}

/** A server with OpenAI’s `POST /v1/audio/transcriptions`, such as whisper.cpp or faster-whisper-server. */
export function speechServer({ url, key, model, language, timeoutMs }: SpeechServerSettings): {
  adapter: SpeechAdapter;
  close(): Promise<void>;
} {
  // The operator chose the address, so it may be in the private network.
  const fetch = createGuardedFetch({ allowPrivate: true, responseMs: timeoutMs });
  const address = transcriptionsAddress(url);

  const adapter: SpeechAdapter = async ({ file, signal }) => {
    const body = new FormData();
    body.set('file', await openAsBlob(file, { type: 'audio/mpeg' }), 'audio.mp3');
    body.set('model', model);
    body.set('response_format', 'verbose_json');
    body.append('timestamp_granularities[]', 'word');
    if (language) body.set('language', language);
    const headers = { accept: 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) };
    try {
      const request = {
        method: 'POST',
        headers,
        body,
        limitBytes: longestAnswer,
        timeoutMs,
        maxRedirects: 0,
        signal,
      } as const;
      const response = await fetch(address, request);
      if (response.status !== 200) {
        await response.cancel();
        throw refusal(response.status);
      }
      return await readSpeech(await response.text());
    } catch (error) {
      if (signal.aborted || error instanceof SpeechError) throw error;
      throw unreachable(error);
    }
  };
  return { adapter, close: () => fetch.close() };
}

function transcriptionsAddress(url: string): string {
  const base = url.replace(/\/+$/, '');
  if (base.endsWith('/audio/transcriptions')) return base;
  return base.endsWith('/v1') ? `${base}/audio/transcriptions` : `${base}/v1/audio/transcriptions`;
}

function refusal(status: number): SpeechError {
  if (status === 401 || status === 403)
    return new SpeechError(
      'The speech service does not accept the key. Ask the operator of this installation to check it.',
      {
        isTemporary: false,
      },
    );
  if (status === 413)
    return new SpeechError('The speech service does not take files of this size.', { isTemporary: false });
  const isTemporary = status >= 500 || status === 429 || status === 408;
  const next = isTemporary
    ? 'Try again later.'
    : 'Ask the operator of this installation to check its address and model.';
  return new SpeechError(`The speech service responded with status ${status}. ${next}`, { isTemporary });
}

function unreachable(cause: unknown): SpeechError {
  if (isStationError(cause, 'fetch.timeout'))
    return new SpeechError('The speech service took too long to respond. Try again later.', {
      isTemporary: true,
      cause,
    });
  if (isStationError(cause, 'fetch.too-large'))
    return new SpeechError('The response of the speech service is too large.', { isTemporary: false, cause });
  return new SpeechError('The connection to the speech service failed. Try again later.', {
    isTemporary: true,
    cause,
  });
}
