import { describe, expect, it } from 'vitest';
import { findingsOf, manifest } from '../testing/small-workspace.ts';
import { lists } from './lists.mjs';

describe('lists', () => {
  it('finds a member that the type check omits', () => {
    expect(findingsOf(lists, { 'tools/typecheck.mjs': "['packages/sdk']" })).toContainEqual({
      file: 'tools/typecheck.mjs',
      message: 'does not name e2e',
    });
  });

  it('finds a member whose tests no project runs', () => {
    const test = { 'packages/sdk/src/a.test.ts': '' };
    expect(findingsOf(lists, test)).toEqual([
      { file: 'vitest.config.ts', message: 'does not name packages/sdk' },
    ]);
    expect(findingsOf(lists, { ...test, 'vitest.config.ts': "'packages/sdk'" })).toEqual([]);
  });

  it('finds a member whose build script the build omits', () => {
    expect(
      findingsOf(lists, {
        'packages/sdk/package.json': manifest('packages/sdk', { scripts: { build: 'vite build' } }),
      }),
    ).toEqual([{ file: 'tools/build.mjs', message: 'does not name packages/sdk' }]);
  });

  it('finds a tsconfig with its own settings', () => {
    expect(findingsOf(lists, { 'e2e/tsconfig.json': '{}' })).toEqual([
      { file: 'e2e/tsconfig.json', message: 'must extend tsconfig.base.json' },
    ]);
  });
});
