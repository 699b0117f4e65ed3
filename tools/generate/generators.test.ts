import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILT_PAGES } from '../setup/built-pages.mjs';
import { temporaryFolder } from '../setup/testing/temporary-folder.ts';
import { GENERATORS, runGenerators } from './generators.mjs';

const page = (file: string, text: string) => ({ files: new Map([[file, text]]), what: `1 page, ${text}` });

const generators = {
  committed: { isCommitted: true, generate: async () => page('src/a.ts', 'new') },
  built: { folder: 'docs/built', generate: async () => page('docs/built/b.md', 'new') },
  judged: {
    hasFaults: true,
    generate: async () => ({ ...page('dist/c.md', 'new'), faults: ['c.md:1: a fault'] }),
  },
  remote: {
    isByName: true,
    isCommitted: true,
    generate: async (_root: string, { from }: { from?: string | undefined }) => page('d.json', from ?? ''),
  },
};

async function repository() {
  const folder = await temporaryFolder();
  const lines: string[] = [];
  const run = async (options: Parameters<typeof runGenerators>[1] = {}) => ({
    isGood: await runGenerators(folder.root, { generators, say: (line) => lines.push(line), ...options }),
    lines: lines.splice(0),
  });
  return { ...folder, run, read: (file: string) => readFileSync(join(folder.root, file), 'utf8') };
}

describe('runGenerators', () => {
  it('writes what needs no other site, with a line for each generator, and removes former pages', async () => {
    await using folder = await repository();
    await folder.write('docs/built/former.md', 'former');
    expect(await folder.run()).toEqual({
      isGood: true,
      lines: ['committed: 1 page, new', 'built: 1 page, new', 'judged: 1 page, new'],
    });
    expect(['src/a.ts', 'docs/built/b.md', 'dist/c.md'].map(folder.read)).toEqual(['new', 'new', 'new']);
    expect(['docs/built/former.md', 'd.json'].map((file) => existsSync(join(folder.root, file)))).toEqual([
      false,
      false,
    ]);
  });

  it('runs those that are named', async () => {
    await using folder = await repository();
    expect((await folder.run({ names: ['remote'], from: '/clone' })).lines).toEqual([
      'remote: 1 page, /clone',
    ]);
    expect(existsSync(join(folder.root, 'src/a.ts'))).toBe(false);
  });

  it('checks committed files, which are missing or old, and faults of sources, and writes nothing', async () => {
    await using folder = await repository();
    const stale = 'src/a.ts is not as generated: npm run generate -- committed';
    const judged = ['c.md:1: a fault', 'judged: 1 findings'];
    const found = { isGood: false, lines: [stale, 'committed: 1 findings', ...judged] };
    expect(await folder.run({ isCheck: true })).toEqual(found);
    await folder.write('src/a.ts', 'old');
    expect(await folder.run({ isCheck: true })).toEqual(found);
    expect([folder.read('src/a.ts'), existsSync(join(folder.root, 'dist/c.md'))]).toEqual(['old', false]);
    await folder.write('src/a.ts', 'new');
    expect((await folder.run({ isCheck: true, names: ['committed'] })).isGood).toBe(true);
  });
});

it('git ignores the pages that a build of the documentation writes', () => {
  const ignored = readFileSync(new URL('../../.gitignore', import.meta.url), 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(Object.values(BUILT_PAGES).map((path) => `/${path}`)));
  expect(Object.keys(BUILT_PAGES).filter((name) => GENERATORS[name]?.isCommitted !== undefined)).toEqual([]);
});
