import { createHook } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPasswordPool } from './create-password-pool.ts';

const derive = { password: 'x', salt: new Uint8Array(16), bytes: 32, options: { N: 2, r: 1, p: 1 } };

it('keeps a thread for the next password, and ends one that stays idle', async () => {
  const keptMs = 500;
  const pool = createPasswordPool(keptMs);
  let started = 0;
  const hook = createHook({ init: (_id, kind) => void (started += kind === 'WORKER' ? 1 : 0) }).enable();
  await pool.run({ derive });
  await pool.run({ derive });
  expect(started).toBe(1);
  await wait(2 * keptMs);
  await pool.run({ derive });
  expect(started).toBe(2);
  hook.disable();
  await pool.close();
});
