import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { startStation } from './testing/index.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

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
    await wait(20);
    collectGarbage();
  }
  expect(closed.deref() === undefined).toBe(true);
});
