import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/small-workspace.ts';
import { migrations } from './migrations.mjs';

const count = (...files: string[]) => findingsOf(migrations, Object.fromEntries(files.map((file) => [file, '']))).length;

describe('migrations', () => {
  it('finds one name in two folders', () => {
    expect(count('apps/station/src/features/a/migrations/shows.ts', 'apps/station/src/features/b/migrations/shows.ts')).toBe(1);
  });

  it('finds one number twice in a folder', () => {
    expect(count('apps/station/src/db/migrations/0001-a.ts', 'apps/station/src/db/migrations/0001-b.ts')).toBe(1);
  });

  it('leaves tests, doors and different names alone', () => {
    const folder = 'apps/station/src/db/migrations';
    expect(count(`${folder}/0001-a.ts`, `${folder}/0001-a.test.ts`, `${folder}/0002-b.ts`, `${folder}/index.ts`)).toBe(0);
  });
});
