import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../db/open-test-database.ts';
import { createStorageQuota } from './storage-quota.ts';

const mb = 1024 * 1024;

describe('createStorageQuota', () => {
  it('adds all kinds of bytes of a station, and names the remaining space', async () => {
    const db = await openTestDatabase({});
    const quota = createStorageQuota(100 * mb);
    quota.include('audio', async (_tables, stationId) => (stationId === 1 ? 50 * mb : 0));
    quota.include('images', async (_tables, stationId) => (stationId === 1 ? 30 * mb : 0));
    expect(await quota.usage(db, 1)).toEqual({ audio: 50 * mb, images: 30 * mb });
    await quota.ensure(db, 1, 20 * mb);
    await quota.ensure(db, 2, 100 * mb);
    await expect(quota.ensure(db, 1, 21 * mb)).rejects.toMatchObject({
      code: 'storage.quota',
      status: 507,
      message:
        "This file needs 21 MB, but 20 MB of the station's 100 MB are left. Delete audio that is no longer needed, or ask an administrator for more space.",
    });
    quota.include('renditions', async () => 20 * mb);
    await expect(quota.ensure(db, 1, 1)).rejects.toThrow(
      'The station has used its 100 MB of space. Delete audio',
    );
    await db.close();
  });

  it('counts nothing without a limit', async () => {
    const db = await openTestDatabase({});
    const quota = createStorageQuota(null);
    quota.include('audio', () => Promise.reject(new Error('counted')));
    await expect(quota.ensure(db, 1, Number.MAX_SAFE_INTEGER)).resolves.toBeUndefined();
    await db.close();
  });
});
