import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { giveBackMemory } from './platform/give-back-memory.ts';
import { startStation } from './testing/index.ts';

/** Starts a station, uses it and closes it. */
async function closedStation(): Promise<WeakRef<object>> {
  const server = await startStation();
  const admin = await server.signIn();
  expect((await server.call(`/${server.slug}/api/v1/playlistcategory/`, { as: admin })).status).toBe(200);
  await server.close();
  return new WeakRef(server.context);
}

it('a closed station leaves nothing of itself in memory', async () => {
  const closed = await closedStation();
  for (let attempt = 0; attempt < 100 && closed.deref(); attempt += 1) {
    giveBackMemory();
    await wait(50);
  }
  expect(closed.deref() === undefined).toBe(true);
});
