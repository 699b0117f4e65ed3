import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

const source = new URL('one-at-a-time.mjs', import.meta.url).href;

describe('oneAtATime', () => {
  it('does works of one name one after another, also after one that fails', async () => {
    const name = `test ${process.pid} order`;
    let running = 0;
    const work = async () => {
      running += 1;
      expect(running).toBe(1);
      await new Promise(setImmediate);
      running -= 1;
      throw new Error('done');
    };
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => oneAtATime(name, work)));
    expect(results.map((result) => result.status === 'rejected' && result.reason.message)).toEqual(
      Array(5).fill('done'),
    );
  });

  it('does works of two names together', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = oneAtATime(`test ${process.pid} a`, () => promise);
    await oneAtATime(`test ${process.pid} b`, async () => resolve());
    await expect(first).resolves.toBeUndefined();
  });

  it('continues after a process that died in its turn', async () => {
    const name = `test ${process.pid} death`;
    const code = `import { oneAtATime } from ${JSON.stringify(source)}; oneAtATime(${JSON.stringify(name)}, () => { console.log('in'); return new Promise(() => setInterval(() => {}, 1000)); });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    const mine = oneAtATime(name, async () => 'mine');
    child.kill('SIGKILL');
    expect(await mine).toBe('mine');
  });
});
