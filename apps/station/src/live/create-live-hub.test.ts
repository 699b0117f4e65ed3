import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { createFakeClock, type FakeClock } from '../platform/fake-clock.ts';
import { listen, openTestHttp } from '../platform/http/open-test-http.ts';
import { createLog } from '../platform/log.ts';
import { openStationDatabase } from '../testing/open-station-database.ts';
import { refuseWrites } from '../testing/refuse-writes.ts';
import { createLiveHub, type LiveHub } from './create-live-hub.ts';
import { idBounds, insertEvent } from './live-store.ts';

const log = createLog({ logLevel: 'silent' });
let db: Database;
let clock: FakeClock;
let hub: LiveHub;
let app: FastifyInstance;
let address: string;
const open: { end(): void }[] = [];
/** Resolve when the streams that were opened have replayed. */
let replays: Promise<unknown>[];

beforeEach(async () => {
  replays = [];
  clock = createFakeClock();
  db = await openStationDatabase();
  hub = await createLiveHub({ db, clock, log, maxPerOwner: 3 });
  ({ app } = await openTestHttp());
  app.get<{ Params: { channels: string } }>('/live/:channels', (request, reply) => {
    const last = request.headers['last-event-id'];
    const owner = request.headers['x-owner'];
    const served = hub.serve(request, reply, request.params.channels.split(','), {
      lastEventId: typeof last === 'string' ? last : undefined,
      ...(typeof owner === 'string' ? { owner } : {}),
    });
    replays.push(served);
    return served;
  });
  app.addHook('preClose', () => hub.close());
  address = await listen(app);
});
afterEach(async () => {
  for (const client of open.splice(0)) client.end();
  await app.close();
  await db.close();
});

/** SQLite returns synchronously, so other work needs an explicit turn. */
const turn = () => new Promise(setImmediate);

interface ReceivedEvent {
  id?: number;
  event?: string;
  data?: string;
}

/** A client that records the events it receives and can wait for them. */
async function connect(channels: string, lastEventId?: number | string, owner?: string) {
  const headers = {
    ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    ...(owner === undefined ? {} : { 'x-owner': owner }),
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = httpRequest(`${address}/live/${channels}`, { headers }, resolve).on('error', reject).end();
    open.push({ end: () => sent.destroy() });
  });
  let text = '';
  let notice = Promise.withResolvers<void>();
  response.setEncoding('utf8').on('error', () => {});
  response.on('data', (chunk: string) => {
    text += chunk;
    notice.resolve();
    notice = Promise.withResolvers();
  });
  const ended = new Promise<void>((resolve) => response.on('close', resolve));
  function blocks(): ReceivedEvent[] {
    return text.split('\n\n').slice(0, -1).map(parseBlock);
  }
  async function until<T>(find: () => T | undefined): Promise<T> {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      await notice.promise;
    }
  }
  const events = () => blocks().filter((block) => block.event !== undefined);
  await until(() => (text.includes('\n\n') ? true : undefined));
  return {
    response,
    ended,
    blocks,
    events,
    text: () => text,
    close: () => response.destroy(),
    waitFor: (count: number) => until(() => (events().length >= count ? events() : undefined)),
    waitForText: (part: string) => until(() => (text.includes(part) ? true : undefined)),
  };
}

function parseBlock(block: string): ReceivedEvent {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
  return {
    ...(fields.id ? { id: Number(fields.id) } : {}),
    ...(fields.event ? { event: fields.event } : {}),
    ...(fields.data ? { data: fields.data } : {}),
  };
}

describe('createLiveHub', () => {
  it('sends a stream that no proxy may cache or buffer', async () => {
    const client = await connect('one');
    expect(client.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(client.response.headers['x-request-id']).toBeTruthy();
    expect(client.text()).toMatch(/^retry: \d+\n/);
  });

  it('sends a channel its own events only, with rising ids', async () => {
    const [one, both] = [await connect('one'), await connect('one,two')];
    await hub.publish('one', 'progress', { progress: 1 });
    await hub.publish('two', 'other', {});
    await hub.publish('one', 'done', { text: 'line\nbreak' });
    const received = await both.waitFor(3);
    expect(received.map((event) => event.event)).toEqual(['progress', 'other', 'done']);
    expect((await one.waitFor(2)).map((event) => event.event)).toEqual(['progress', 'done']);
    expect(JSON.parse(received[2]?.data ?? '')).toEqual({ text: 'line\nbreak' });
    const ids = received.map((event) => event.id ?? 0);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('dispatches an event that another process wrote, once it is woken', async () => {
    const client = await connect('one');
    await insertEvent(db, { channel: 'one', name: 'written_elsewhere', data: '{}', at: clock.now() });
    hub.wake();
    expect((await client.waitFor(1)).map((event) => event.event)).toEqual(['written_elsewhere']);
  });

  it('replays missed events and continues without a gap or a repeat, while others publish', async () => {
    const first = await connect('one');
    await hub.publish('one', 'n', { n: 0 });
    const [begin] = await first.waitFor(1);
    first.close();
    const total = 1500;
    const publishing = (async () => {
      for (let n = 1; n <= total; n += 1) {
        await hub.publish('one', 'n', { n });
        if (n % 10 === 0) await turn();
      }
    })();
    const clients = [];
    for (let index = 0; index < 5; index += 1) clients.push(await connect('one', begin?.id));
    await publishing;
    for (const client of clients) {
      const received = await client.waitFor(total);
      expect(received.map((event) => JSON.parse(event.data ?? '{}').n)).toEqual(
        Array.from({ length: total }, (_, n) => n + 1),
      );
    }
  });

  it('replays after a restart of the station', async () => {
    await hub.publish('one', 'a', {});
    await hub.publish('one', 'b', {});
    await hub.close();
    hub = await createLiveHub({ db, clock, log });
    const client = await connect('one', 1);
    expect((await client.waitFor(1)).map((event) => [event.id, event.event])).toEqual([[2, 'b']]);
  });

  it('keeps events for ten minutes, then resets a late client', async () => {
    for (const name of ['a', 'b']) await hub.publish('one', name, {});
    clock.advance(10 * 60_000);
    expect((await (await connect('one', 1)).waitFor(1)).map((event) => event.event)).toEqual(['b']);
    clock.advance(10 * 60_000);
    await hub.publish('one', 'c', {});
    await vi.waitFor(async () => {
      clock.advance(60_000);
      expect((await idBounds(db)).dropped).toBe(2);
    });
    const late = await connect('one', 0);
    expect((await late.waitFor(1)).map((event) => [event.id, event.event])).toEqual([[3, 'reset']]);
    const fresh = await connect('one', 2);
    expect((await fresh.waitFor(1)).map((event) => event.event)).toEqual(['c']);
  });

  it.each(['nonsense', 99, -3])('resets a client with the id %s', async (id) => {
    expect((await (await connect('one', id)).waitFor(1))[0]?.event).toBe('reset');
  });

  it('sends a comment every fifteen seconds that keeps a quiet client in the replay', async () => {
    const quiet = await connect('quiet');
    const busy = await connect('busy');
    await hub.publish('busy', 'x', {});
    await busy.waitFor(1);
    clock.advance(15_000);
    await quiet.waitForText(': alive');
    expect(quiet.blocks().at(-1)).toEqual({ id: 1 });
    await hub.publish('quiet', 'y', {});
    expect((await quiet.waitFor(1))[0]?.event).toBe('y');
  });

  it('sends the events of a transaction if, and only if, it commits', async () => {
    const client = await connect('one');
    await expect(
      db.transaction(async (within) => {
        await hub.publish('one', 'never', {}, { within });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await db.transaction((within) => hub.publish('one', 'received', {}, { within }));
    expect((await client.waitFor(1)).map((event) => event.event)).toEqual(['received']);
  });

  it('throttles rapid events but sends the last, and never after the final event', async () => {
    const client = await connect('one');
    for (let progress = 0; progress <= 100; progress += 1)
      await hub.publish('one', 'progress', { progress }, { coalesce: 'job 1' });
    clock.advance(250);
    expect((await client.waitFor(1))[0]?.data).toBe('{"progress":100}');
    await hub.publish('one', 'progress', { progress: 7 }, { coalesce: 'job 2' });
    await hub.publish('one', 'done', {});
    const received = await client.waitFor(3);
    expect(received.slice(1).map((event) => event.event)).toEqual(['progress', 'done']);
    clock.advance(1000);
    await hub.publish('one', 'after', {});
    expect((await client.waitFor(4))[3]?.event).toBe('after');
  });

  it('keeps held events when the transaction that would have sent them fails', async () => {
    const client = await connect('one');
    await hub.publish('one', 'progress', { progress: 50 }, { coalesce: 'job' });
    const failing = db.transaction(async (within) => {
      await hub.publish('one', 'done', {}, { within });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    clock.advance(250);
    expect((await client.waitFor(1)).map((event) => event.data)).toEqual(['{"progress":50}']);
  });

  it('logs an unwritable database once, not with each attempt, and sends the held events once it is writable', async () => {
    const lines: string[] = [];
    await hub.close();
    const destination = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    hub = await createLiveHub({ db, clock, log: createLog({ logLevel: 'error' }, destination) });
    const client = await connect('wxyz');
    const acceptWrites = await refuseWrites(db);
    await hub.publish('wxyz', 'progress', { percent: 10 }, { coalesce: 'a' });
    for (let tries = 0; tries < 20; tries += 1) {
      clock.advance(250);
      await turn();
    }
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    expect(lines).toHaveLength(1);
    await acceptWrites();
    clock.advance(250);
    expect((await client.waitFor(1)).map((event) => event.data)).toEqual(['{"percent":10}']);
  });

  it('drops a client that does not read, and keeps the others', async () => {
    const [slow, good] = [await connect('one'), await connect('one')];
    slow.response.pause();
    const big = 'x'.repeat(500_000);
    let count = 0;
    while (hub.size === 2) {
      await hub.publish('one', 'big', { big, n: (count += 1) });
      await good.waitFor(count);
    }
    expect(hub.size).toBe(1);
  });

  it('closes the connection of a stream that it ends, so that a client that keeps connections does not delay the stop', async () => {
    const agent = new Agent({ keepAlive: true });
    const response = await new Promise<IncomingMessage>((resolve) =>
      httpRequest(`${address}/live/one`, { agent }, resolve).end(),
    );
    const closed = new Promise((resolve) => response.socket.once('close', resolve));
    response.resume();
    await hub.close();
    await expect(closed).resolves.toBe(false);
    agent.destroy();
  });

  it('forgets clients that leave and ends streams on close', async () => {
    const [leaving, staying] = [await connect('one'), await connect('one')];
    leaving.close();
    await leaving.ended;
    while (hub.size > 1) await turn();
    await hub.publish('one', 'early', {});
    await staying.waitFor(1);
    await Promise.all(replays);
    await hub.publish('one', 'late', {}, { coalesce: 'k' });
    await app.close();
    await staying.ended;
    expect(staying.events().map((event) => event.event)).toEqual(['early', 'late']);
    expect(hub.size).toBe(0);
  });

  it('ends the oldest stream of an owner who opens too many, and no other', async () => {
    const foreign = await connect('one', undefined, 'ben');
    const [first, second, third] = [
      await connect('one', 0, 'ana'),
      await connect('one', 0, 'ana'),
      await connect('two', 0, 'ana'),
    ];
    const fourth = await connect('one', 0, 'ana');
    await first.ended;
    expect(first.text()).toMatch(/\nretry: 30000\n\n$/);
    expect(hub.size).toBe(4);
    await hub.publish('one', 'missed', {});
    await hub.publish('two', 'missed', {});
    for (const client of [foreign, second, third, fourth]) await client.waitFor(1);
    const returned = await connect('one', 0, 'ana');
    expect((await returned.waitFor(1)).map((event) => event.event)).toEqual(['missed']);
    await second.ended;
  });
});
