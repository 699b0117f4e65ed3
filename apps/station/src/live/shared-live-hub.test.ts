import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { openPostgres } from '../platform/db/dialects/postgres/open-postgres.ts';
import { listen, openTestHttp } from '../platform/http/open-test-http.ts';
import { createLog } from '../platform/log.ts';
import { isOnPostgres, testPostgres, type TestPostgres } from '../testing/postgres/test-postgres.ts';
import { createLiveHub, type LiveHub } from './create-live-hub.ts';

interface Process {
  readonly db: Database;
  readonly hub: LiveHub;
  readonly app: FastifyInstance;
  readonly url: string;
}

let server: TestPostgres;
let processes: Process[];

async function startProcess(): Promise<Process> {
  const db = await openPostgres(server.url);
  const hub = await createLiveHub({ db, clock: systemClock, log: createLog({ logLevel: 'silent' }) });
  db.peers?.watch('live_events', hub.wake);
  const { app } = await openTestHttp();
  app.get('/live', (request, reply) =>
    hub.serve(request, reply, 'one', { lastEventId: String(request.headers['last-event-id'] ?? '') }),
  );
  app.addHook('preClose', () => hub.close());
  return { db, hub, app, url: `${await listen(app)}/live` };
}

beforeEach(async () => {
  if (!isOnPostgres) return;
  server = await testPostgres();
  processes = [await startProcess(), await startProcess()];
});
afterEach(async () => {
  if (!isOnPostgres) return;
  for (const { app, db } of processes) await app.close().then(() => db.close());
  await server.drop();
});

/** Reads a stream until it has a number of events; resolves to their ids and names. */
async function read(url: string, count: number, lastEventId = ''): Promise<[string, string][]> {
  const aborting = new AbortController();
  const response = await fetch(url, { headers: { 'last-event-id': lastEventId }, signal: aborting.signal });
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const events = [...text.matchAll(/id: (\d+)\nevent: (\w+)\n/g)].map(
      ([, id = '', name = '']) => [id, name] as [string, string],
    );
    if (events.length < count) continue;
    aborting.abort();
    return events;
  }
  throw new Error('The stream ended.');
}

describe.runIf(isOnPostgres)('live hubs of processes that share a database', () => {
  it('send the events of each process to the clients of all', async () => {
    const [first, second] = processes as [Process, Process];
    const received = read(second.url, 2);
    await expect.poll(() => second.hub.size).toBe(1);
    await first.db.transaction((within) => first.hub.publish('one', 'a', {}, { within }));
    await second.hub.publish('one', 'b', {});
    expect((await received).map(([, name]) => name)).toEqual(['a', 'b']);
  });

  it('let a client resume at any process', async () => {
    const [first, second] = processes as [Process, Process];
    const received = read(first.url, 1);
    await expect.poll(() => first.hub.size).toBe(1);
    await first.hub.publish('one', 'a', {});
    const [[last] = ['']] = await received;
    await first.hub.publish('one', 'b', {});
    await second.hub.publish('one', 'c', {});
    expect((await read(second.url, 2, last)).map(([, name]) => name)).toEqual(['b', 'c']);
  });

  it('send events in the order of their commits, so that none is passed over', async () => {
    const [first, second] = processes as [Process, Process];
    const received = read(second.url, 60);
    await expect.poll(() => second.hub.size).toBe(1);
    const publish = ({ db, hub }: Process, name: string) =>
      db.transaction((within) => hub.publish('one', name, {}, { within }));
    const names = Array.from({ length: 60 }, (_, n) => `e${n}`);
    await Promise.all(names.map((name, n) => publish(n % 2 === 0 ? first : second, name)));
    const events = await received;
    expect(events.map(([, name]) => name).toSorted()).toEqual(names.toSorted());
    expect(events.map(([id]) => Number(id))).toEqual(
      events.map(([id]) => Number(id)).toSorted((a, b) => a - b),
    );
  });
});
