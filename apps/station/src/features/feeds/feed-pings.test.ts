import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { createFakeClock, type FakeClock } from '../../platform/fake-clock.ts';
import { openTestHttp } from '../../platform/http/open-test-http.ts';
import { createJobs, type Jobs } from '../../platform/jobs/create-jobs.ts';
import { createLog } from '../../platform/log.ts';
import { openStationDatabase } from '../../testing/open-station-database.ts';
import { createFeedPings, type FeedPings } from './feed-pings.jobs.ts';

const log = createLog({ logLevel: 'silent' });
const topic = 'https://radio.example/radio/rss/1.xml';
let db: Database;
let clock: FakeClock;
let jobs: Jobs;
let app: FastifyInstance;
let hub: Server;
let pings: FeedPings;
let asked: { url: string; authorization: string | undefined }[];
let heard: Record<string, string>[];
let status: number;

beforeEach(async () => {
  heard = [];
  asked = [];
  status = 204;
  hub = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.method === 'GET')
        asked.push({ url: request.url ?? '', authorization: request.headers.authorization });
      else heard.push(Object.fromEntries(new URLSearchParams(body)));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
  clock = createFakeClock();
  db = await openStationDatabase();
  ({ app } = await openTestHttp());
  jobs = createJobs({ db, clock, log });
  const { port } = hub.address() as AddressInfo;
  pings = createFeedPings(
    { config: { allowPrivateFetch: true, podping: null }, clock, http: app, jobs, log },
    [`http://127.0.0.1:${port}/`],
  );
  await jobs.start();
});
afterEach(async () => {
  await jobs.stop();
  await app.close();
  await db.close();
  hub.close();
});

async function pass(ms: number): Promise<void> {
  await jobs.idle();
  clock.advance(ms);
  await jobs.idle();
}

describe('createFeedPings', () => {
  it('H5 notifies a hub once of changes that come close together, after their commit', async () => {
    await db.transaction((transaction) => pings.notify(transaction, topic));
    await db.transaction((transaction) => pings.notify(transaction, topic));
    await jobs.idle();
    expect(heard).toEqual([]);
    await pass(2000);
    expect(heard).toEqual([{ 'hub.mode': 'publish', 'hub.url': topic, 'hub.topic': topic }]);
  });

  it('H5 notifies a hub that was down later', async () => {
    status = 503;
    await db.transaction((transaction) => pings.notify(transaction, topic));
    await pass(2000);
    expect(heard).toHaveLength(1);
    status = 204;
    await pass(10_000);
    expect(heard).toHaveLength(2);
    await pass(3_600_000);
    expect(heard).toHaveLength(2);
  });

  it('notifies Podping with its token, and again later if it refused', async () => {
    const { port } = hub.address() as AddressInfo;
    const podping = { url: `http://127.0.0.1:${port}/`, token: 'secret' };
    const other = createJobs({ db, clock, log });
    const services = createFeedPings(
      { config: { allowPrivateFetch: true, podping }, clock, http: app, jobs: other, log },
      [],
    );
    await jobs.stop();
    await other.start();
    status = 500;
    await db.transaction((transaction) => services.notify(transaction, topic));
    await db.transaction((transaction) => services.notify(transaction, topic));
    clock.advance(2000);
    await other.idle();
    status = 200;
    clock.advance(10_000);
    await other.idle();
    await other.stop();
    const call = {
      url: `/?url=${encodeURIComponent(topic)}&reason=update&medium=podcast`,
      authorization: 'secret',
    };
    expect(asked).toEqual([call, call]);
    expect(heard).toEqual([]);
  });

  it('sends nothing for a change that was rolled back', async () => {
    const failed = db.transaction(async (transaction) => {
      await pings.notify(transaction, topic);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await pass(10_000);
    expect(heard).toEqual([]);
  });
});
