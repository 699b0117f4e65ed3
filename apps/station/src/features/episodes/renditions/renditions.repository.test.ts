import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstStation, makeStation, startStation, type TestStation } from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { renditionBytes } from './renditions.repository.ts';

let server: TestStation;
beforeAll(async () => void (server = await startStation()));
afterAll(() => server.close());

/** Bytes of all files in the storage. */
async function bytesOnDisk(): Promise<number> {
  const folder = join(server.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('renditionBytes', () => {
  it('adds up the files of a station, and counts shared files once', async () => {
    const { db } = server.context;
    const { id } = firstStation(server);
    const other = await makeStation(server);
    expect(await renditionBytes(db, id, 0)).toBe(0);
    const event = await makeEvent(server, {});
    await makeEpisode(server, { eventIds: [event.id] });
    await makeEpisode(server, { eventIds: [event.id] });
    const bytes = await renditionBytes(db, id, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBe(await bytesOnDisk());
    expect(await renditionBytes(db, other.id, 0)).toBe(0);
  });
});
