import { describe, expect, it } from 'vitest';
import { dependenciesAreFresh } from './ensure-dependencies.mjs';
import { hashFiles } from './hash-files.mjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

describe('dependenciesAreFresh', () => {
  it('is false without an install, or with one of another lockfile', async () => {
    await using folder = await temporaryFolder();
    await folder.write('pnpm-lock.yaml', 'a');
    expect(dependenciesAreFresh(folder.root)).toBe(false);
    await folder.write('node_modules/.postkit-lock', hashFiles(folder.root, ['pnpm-lock.yaml', 'pnpm-workspace.yaml']));
    expect(dependenciesAreFresh(folder.root)).toBe(true);
    await folder.write('pnpm-lock.yaml', 'b');
    expect(dependenciesAreFresh(folder.root)).toBe(false);
  });
});
