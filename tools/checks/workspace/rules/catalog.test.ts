import { describe, expect, it } from 'vitest';
import { findingsOf, manifest } from '../testing/small-workspace.ts';
import { catalog } from './catalog.mjs';

const using = (dir: string, dependencies: Record<string, string>, field = 'dependencies') => ({
  [`${dir}/package.json`]: manifest(dir, { [field]: dependencies }),
});

describe('catalog', () => {
  it('finds a version outside the catalog', () => {
    expect(findingsOf(catalog, using('packages/sdk', { zod: '^4.0.0' }))).toEqual([
      { file: 'packages/sdk/package.json', message: 'zod must be "catalog:": it is shared' },
    ]);
  });

  it('finds a package of two members that is not in the catalog', () => {
    expect(
      findingsOf(catalog, {
        ...using('packages/sdk', { dayjs: '^1.0.0' }),
        ...using('e2e', { dayjs: '^1.0.0' }, 'devDependencies'),
      }),
    ).toHaveLength(2);
  });

  it('accepts a version of a named catalog', () => {
    expect(
      findingsOf(catalog, {
        ...using('packages/sdk', { zod: 'catalog:oldest' }),
        ...using('e2e', { zod: 'catalog:' }, 'devDependencies'),
      }),
    ).toEqual([]);
  });

  it('ignores peer ranges and packages of one member', () => {
    expect(
      findingsOf(catalog, {
        ...using('packages/sdk', { dayjs: '^1.0.0' }),
        ...using('e2e', { zod: '^4.0.0' }, 'peerDependencies'),
      }),
    ).toEqual([]);
  });

  it('finds an unused catalog entry', () => {
    expect(findingsOf(catalog, { 'package.json': '{}' })).toEqual([
      { file: 'pnpm-workspace.yaml', message: 'the catalog has zod, which nothing uses' },
    ]);
  });
});
