import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from './audio/testing/temporary-folder.ts';
import { createFakeClock } from './platform/fake-clock.ts';
import { startChildStation } from './testing/child-station.ts';
import { startStation } from './testing/index.ts';
import { watchOutsideConnections } from './testing/outside-connections.ts';

const preload = fileURLToPath(new URL('testing/log-outside-connections.ts', import.meta.url));

describe('connections to other machines', () => {
  it('are none in a week of a station that has nothing to do', async () => {
    const clock = createFakeClock();
    const server = await startStation({ clock, env: { POSTKIT_PROVE_PUBLICATIONS: '1' } });
    onTestFinished(() => server.close());
    const seen: string[] = [];
    onTestFinished(watchOutsideConnections((address) => seen.push(address)));
    for (let hour = 0; hour < 8 * 24; hour += 1) {
      clock.advance(3_600_000);
      await server.context.jobs.idle();
    }
    expect(seen).toEqual([]);
  });

  it('are none of any of its processes, while a user signs in and opens the console', async () => {
    using folder = temporaryFolder();
    const file = folder.file('connections');
    await writeFile(file, '');
    const station = await startChildStation(folder.path, {
      NODE_OPTIONS: `--import=${preload}`,
      OUTSIDE_CONNECTIONS: file,
    });
    onTestFinished(() => station.kill());
    for (const path of ['/login', '/station/api/v1/settings/', '/station/api/v1/warnings/', '/healthz'])
      await station.call(path, { headers: { accept: 'text/html' } });
    expect(await readFile(file, 'utf8')).toBe('');
  });

  it('are noticed in these tests if a station makes one', async () => {
    using folder = temporaryFolder();
    const file = folder.file('connections');
    await writeFile(file, '');
    const env = {
      POSTKIT_SMTP_URL: 'smtp://192.0.2.1',
      POSTKIT_MAIL_FROM: 'a@example.org',
      POSTKIT_PUBLIC_URL: 'https://post.example.org',
    };
    const station = await startChildStation(folder.path, {
      NODE_OPTIONS: `--import=${preload}`,
      OUTSIDE_CONNECTIONS: file,
      ...env,
    });
    onTestFinished(() => station.kill());
    await expect.poll(() => readFile(file, 'utf8'), { timeout: 30_000 }).toContain('192.0.2.1');
  });
});
