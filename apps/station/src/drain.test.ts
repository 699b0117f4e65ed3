import { rm } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFakeClock } from './platform/fake-clock.ts';
import { firstStation, startStation } from './testing/index.ts';

describe('a station that is asked to stop', () => {
  it('serves requests until its time is over, and then sends the clients of its streams to others, one after the other', async () => {
    const clock = createFakeClock(Date.now());
    const server = await startStation({ clock, env: { POSTKIT_DRAIN_SECONDS: '30' } });
    const { call } = server;
    onTestFinished(() => rm(server.dataDir, { recursive: true, force: true }));
    const admin = await server.signIn();
    expect((await call('/readyz')).status).toBe(200);
    const stream = await call(`/sessions/${firstStation(server).sessionId}?format=json`, { as: admin });
    const closed = server.stop();
    const ready = await call('/readyz');
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'draining' }]);
    expect((await call('/healthz')).status).toBe(200);
    expect((await call(`/${server.slug}/api/v1/show/really_all.json`, { as: admin })).status).toBe(200);
    clock.advance(30_000);
    await closed;
    const hints = [...(await stream.text()).matchAll(/^retry: (\d+)$/gm)].map(([, ms]) => Number(ms));
    expect(hints).toHaveLength(2);
    expect(hints[1]).toBeGreaterThanOrEqual(500);
    expect(hints[1]).toBeLessThan(5500);
    await expect(call('/readyz')).rejects.toThrow('fetch failed');
  });
});
