import { describe, expect, it } from 'vitest';
import { framesToMs } from '../../audio/index.ts';
import { cartLogs, loggedEvents, segmentsOf } from '../../testing/cart-log.ts';
import type { TestStation } from '../../testing/index.ts';
import '../../testing/postgres/also-on-postgres.ts';

const slow = { timeout: 50_000, interval: 50 };

const { recording, seconds } = cartLogs();

const segmentCount = async (server: TestStation) => (await segmentsOf(server)).length;

const secondsOf = (logged: readonly { readonly duration: number }[]) =>
  logged.reduce((sum, { duration }) => sum + duration, 0);

async function recordedSeconds(server: TestStation): Promise<number> {
  const segments = await segmentsOf(server);
  return segments.reduce((sum, { frames }) => sum + framesToMs(frames), 0) / 1000;
}

describe('a log that carts cut', { timeout: 60_000 }, () => {
  it('has the elements of the playout system, and what is said between them as talk', async () => {
    const { server, admin, icecast, say, call } = await recording();
    icecast.title('Not used');
    icecast.send(seconds(36));
    await expect.poll(() => segmentCount(server), slow).toBeGreaterThanOrEqual(6);
    await say(4, { t: 'Blue Lantern', a: 'The Tidewater Six', c: '0412', k: 'A1', s: 10, type: 'song' });
    await say(24, { t: 'Harbour Mile', a: 'Ottilie Marsh', c: '77', k: 'New', s: 200, type: 'song' });
    expect(await loggedEvents(server, admin)).toEqual([]);
    await call('playout/settings/', 'PATCH', { hold_s: 0 });
    icecast.send(seconds(12));
    await expect.poll(async () => (await loggedEvents(server, admin)).length, slow).toBe(3);
    await call('logger/', 'PATCH', { active: false });
    const logged = await loggedEvents(server, admin);
    expect(logged.map(({ cart }) => [cart.title, cart.artist, cart.identifier, cart.category.name])).toEqual([
      [expect.stringMatching(/^Live \d\d:\d\d$/), '', '', 'Live'],
      ['Blue Lantern', 'The Tidewater Six', '0412', 'Music'],
      [expect.stringMatching(/^Talk \d\d:\d\d$/), '', '', 'Talk'],
      ['Harbour Mile', 'Ottilie Marsh', '77', 'New'],
    ]);
    const [before, song, talk] = logged.map(({ duration }) => duration);
    for (const [length, wanted] of [
      [before, 4],
      [song, 10],
      [talk, 10],
    ] as const)
      expect(Math.abs((length ?? 0) - wanted)).toBeLessThan(0.2);
    expect(secondsOf(logged)).toBeCloseTo(await recordedSeconds(server), 0);
  });

  it('takes the titles of the stream as the last input', async () => {
    const { server, admin, icecast, call } = await recording();
    const added = await call('playout/inputs/', 'POST', {
      name: 'Stream',
      system: 'icy',
      transport: { type: 'stream' },
    });
    expect(added.status).toBe(201);
    icecast.title('Rook - Salt');
    icecast.send(seconds(24));
    await expect.poll(() => segmentCount(server), slow).toBeGreaterThanOrEqual(4);
    await server.features.playout.settled();
    await call('logger/', 'PATCH', { active: false });
    expect((await loggedEvents(server, admin)).at(-1)?.cart).toMatchObject({ title: 'Salt', artist: 'Rook' });
  });

  it('goes back to the titles of the stream when the last input is off, and loses nothing', async () => {
    const { server, admin, icecast, say, call, input } = await recording();
    icecast.send(seconds(14));
    await expect.poll(() => segmentCount(server), slow).toBeGreaterThanOrEqual(2);
    await say(2, { t: 'Blue Lantern', c: '1', k: 'A1', s: 300, type: 'song' });
    expect((await call(`playout/inputs/${input.id}/`, 'PATCH', { active: false })).status).toBe(200);
    icecast.title('Rook - Salt');
    icecast.send(seconds(26));
    await expect.poll(() => segmentCount(server), slow).toBeGreaterThanOrEqual(6);
    await call('logger/', 'PATCH', { active: false });
    const logged = await loggedEvents(server, admin);
    expect(logged.at(-1)?.cart).toMatchObject({ title: 'Salt', artist: 'Rook' });
    expect(secondsOf(logged)).toBeCloseTo(await recordedSeconds(server), 0);
  });
});
