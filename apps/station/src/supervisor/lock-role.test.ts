import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../audio/testing/temporary-folder.ts';
import { lockRole } from './lock-role.ts';

describe('lockRole', () => {
  it('waits for the process that holds the role, and for no other role', async () => {
    using folder = temporaryFolder();
    const first = await lockRole(folder.path, 'web');
    const order: string[] = [];
    const second = lockRole(folder.path, 'web').then((lock) => {
      order.push('second takes');
      return lock;
    });
    const recorder = await lockRole(folder.path, 'recorder');
    order.push('first releases');
    first.release();
    for (const lock of [await second, recorder]) lock.release();
    expect(order).toEqual(['first releases', 'second takes']);
  });
});
