import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Platforms,
  startPlatforms,
} from '../../../apps/station/src/testing/platforms/start-platforms.ts';
import { startStationProcess, type StationProcess } from '../../support/station-process.ts';
import { wav } from '../../support/wav.ts';
import { audioCalls } from './audio-calls.ts';
import { destinationCalls } from './destination-calls.ts';
import { episodeCalls } from './episode-calls.ts';
import { reportCalls } from './report-calls.ts';
import { scheduleCalls } from './schedule-calls.ts';
import { shellCalls } from './shell-calls.ts';
import {
  liveId,
  type Made,
  type SpecifiedCall,
  type SpecifiedRequest,
  type SpecifiedResponse,
} from './specified-call.ts';
import { lastCalls, userCalls } from './user-calls.ts';

/** A fresh station as its first start leaves it, with one admin. Everything else is made by the calls. */
let station: StationProcess;
let platforms: Platforms;
let dataDir: string;
const elsewhere = createServer((request, response) => {
  response.setHeader('content-type', request.url === '/feed.xml' ? 'application/rss+xml' : 'audio/wav');
  response.end(request.url === '/feed.xml' ? podcastOf(request.headers.host ?? '') : wav(1));
});
const made: Made = {};
let hasFailed = false;

beforeAll(async () => {
  made['podcast'] = await openPodcast();
  platforms = await startPlatforms();
  dataDir = await mkdtemp(join(tmpdir(), 'postkit-specification-'));
  station = await startStationProcess(dataDir, {
    POSTKIT_DEMO: '0',
    POSTKIT_VIDEO_HEIGHT: '90',
    POSTKIT_STATION_SLUG: 'harbour',
    POSTKIT_STATION_NAME: 'Harbour FM',
    POSTKIT_STATION_TIMEZONE: 'Europe/Berlin',
    ...platforms.env,
  });
}, 90_000);

afterAll(async () => {
  await station?.stop();
  elsewhere.close();
  await platforms?.[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

const podcastOf = (
  host: string,
) => `<?xml version="1.0"?><rss version="2.0"><channel><title>Elsewhere</title><item><title>One</title><guid>one</guid>
<enclosure url="http://${host}/one.wav" type="audio/wav" length="${wav(1).length}"/></item></channel></rss>`;

/** A podcast at another host. Resolves to the address of its feed. */
async function openPodcast(): Promise<string> {
  elsewhere.listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const address = elsewhere.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}/feed.xml`;
}

function authorizationOf(as: SpecifiedRequest['as'] = 'key'): string | null {
  if (as === 'none') return null;
  if (as === 'custom') return 'Custom';
  return as === 'key'
    ? `ApiKey ${made['username']}:${made['key']}`
    : `Basic ${Buffer.from(as.basic.join(':')).toString('base64')}`;
}

async function send({
  path,
  method = 'GET',
  query,
  json,
  form,
  as,
}: SpecifiedRequest): Promise<SpecifiedResponse> {
  const url = new URL(/^https?:|^\//.test(path) ? path : `/${made['station']}/${path}`, station.url);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const headers = new Headers({ 'x-session-id': liveId(made['stationTitle'] ?? '') });
  const authorization = authorizationOf(as);
  if (authorization !== null) headers.set('authorization', authorization);
  const init: RequestInit = { method, headers, redirect: 'manual' };
  if (json !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(json);
  }
  if (form) {
    const body = new FormData();
    for (const [name, value] of form) body.append(name, value);
    init.body = body;
  }
  const response = await fetch(url, init);
  return { status: response.status, headers: response.headers, body: await bodyOf(response) };
}

async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) return response.body?.cancel();
  const text = await response.text();
  return type.startsWith('application/json') && text !== '' ? JSON.parse(text) : text;
}

/** The specified fields that the response, or an entry of its list, lacks; all of them for an empty list. */
function lackingFields({ fields = '' }: SpecifiedCall, body: unknown): string[] {
  const { objects = body, data = objects } = Object(body);
  const entries: readonly unknown[] = Array.isArray(data) ? data : [data];
  const names = fields.split(' ').filter(Boolean);
  return names.filter((name) => entries.length === 0 || entries.some((entry) => !(name in Object(entry))));
}

describe.each([
  ['sign-in, shell and shows', shellCalls],
  ['users', userCalls],
  ['uploads and events', audioCalls],
  ['episodes and players', episodeCalls],
  ['automations and categories', scheduleCalls],
  ['destinations, feeds and imports', destinationCalls],
  ['analytics and the live channel', reportCalls],
  ['the end of a session', lastCalls],
] as const)('the specified calls of %s', (_, calls) => {
  it.each(calls.map((call) => [call.name, call.status, call] as const))(
    '%s → %i',
    async (_name, _status, call) => {
      // Later calls need the results of earlier ones, so that the first failure is the one to read.
      if (hasFailed) throw new Error('An earlier call failed.');
      hasFailed = true;
      const replay = async () => {
        const { headers, ...response } = await send(call.request(made));
        const received = {
          ...response,
          type: headers.get('content-type') ?? '',
          lacking: lackingFields(call, response.body),
        };
        expect(received).toMatchObject({
          status: call.status,
          type: expect.stringMatching(call.type ?? /^/),
          lacking: [],
          ...(call.body === undefined ? {} : { body: call.body }),
        });
        call.keep?.({ headers, ...response }, made);
      };
      await (call.repeats ? vi.waitFor(replay, { timeout: 45_000, interval: 250 }) : replay());
      hasFailed = false;
    },
  );
});
