import { describe, expect, it } from 'vitest';
import type { GuardedFetch, GuardedRequest, GuardedResponse } from '../../platform/fetch/guarded-fetch.ts';
import { probeFeedFiles } from './probe-feed-files.ts';

/** Milliseconds for each file in these tests. */
const shortTime = 100;

const response = (status: number, headers: Record<string, string> = {}): GuardedResponse => ({
  url: '',
  status,
  headers: new Headers(headers),
  body: (async function* () {})(),
  bytes: () => Promise.resolve(Buffer.from('no picture')),
  text: () => Promise.resolve(''),
  cancel: () => Promise.resolve(),
});

/** Responds as the signal of the request ends it. */
const never = ({ signal }: GuardedRequest): Promise<GuardedResponse> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

type Host = (request: GuardedRequest) => Promise<GuardedResponse>;

const fetchFrom = (hosts: Readonly<Record<string, Host>>): GuardedFetch =>
  Object.assign((url: string, request: GuardedRequest) => (hosts[new URL(url).hostname] ?? never)(request), {
    close: async () => {},
  });

const good: Host = ({ method }) => Promise.resolve(method === 'HEAD' ? response(200) : response(206));
const audioAt = (host: string) => ({
  guid: host,
  name: `“${host}”`,
  url: `https://${host}/a.mp3`,
  length: Number.NaN,
});

describe('probeFeedFiles', () => {
  it('gives each file its own time, so that a slow host is a finding and the others are checked', async () => {
    const fetch = fetchFrom({ good, missing: () => Promise.resolve(response(404)) });
    const audio = ['slow', 'good', 'missing'].map(audioAt);
    const { cover, audio: findings } = await probeFeedFiles(
      fetch,
      { cover: 'https://slow/cover.png', audio },
      shortTime,
    );
    expect(cover?.map(({ message }) => message)).toEqual([
      'The cover art could not be fetched: This address took too long to respond.',
    ]);
    expect(findings.map(({ message }) => message)).toEqual([
      'The audio of “slow” could not be fetched: This address took too long to respond.',
      'The audio of “missing” responds to HEAD with status 404; it must be 200.',
    ]);
  });

  it('counts all requests of a file within its time', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const fetch = fetchFrom({
      half: (request) => {
        signals.push(request.signal);
        return request.method === 'HEAD' ? Promise.resolve(response(200)) : never(request);
      },
    });
    const { audio } = await probeFeedFiles(fetch, { cover: '', audio: [audioAt('half')] }, shortTime);
    expect(audio.map(({ message }) => message)).toEqual([
      'The audio of “half” could not be fetched: This address took too long to respond.',
    ]);
    expect(signals[0]).toBe(signals[1]);
  });

  it('follows the redirects that trackers chain', async () => {
    const limits: (number | undefined)[] = [];
    const fetch = fetchFrom({ good: (request) => (limits.push(request.maxRedirects), good(request)) });
    await probeFeedFiles(fetch, { cover: '', audio: [audioAt('good')] }, shortTime);
    expect(limits).toEqual([10, 10]);
  });
});
