import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GENERATORS } from '../../generate/generators.mjs';
import { BUILT_PAGES } from '../../setup/built-pages.mjs';
import { anchorsIn, linksIn, pagesOf } from './read-links.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('linksIn', () => {
  it('returns links and pictures, and none in code', () => {
    const page =
      '[a](b.md#c) ![d](e.png) `[f](g.md)`\n```md\n[h](i.md)\n```\n<img src="j.png"> [k](<l/[m].md>)\n';
    expect(linksIn(page)).toEqual(['b.md#c', 'e.png', 'l/[m].md', 'j.png']);
  });
});

describe('anchorsIn', () => {
  it('returns the anchors of headings, and a number for a repeated one', () => {
    const page = '# One & `two`\n\n## Get\n\n```sh\n# no heading\n```\n\n## Get\n\n## See [the page](a.md)\n';
    expect([...anchorsIn(page)]).toEqual(['one--two', 'get', 'get-1', 'see-the-page']);
  });
});

describe('the pages of the repository', async () => {
  const generated = await Promise.all(
    Object.keys(BUILT_PAGES).map(async (name) => (await GENERATORS[name]?.generate(root, {}))?.files ?? []),
  );
  const built = new Map(generated.flatMap((files) => [...files]));
  const pages = [...pagesOf(root), ...built.keys()];
  const textOf = (page: string) => built.get(page) ?? readFileSync(join(root, page), 'utf8');

  function exists(page: string, link: string): boolean {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : join(page, '..', path);
    // Pages that a build writes are on the site and, after `npm run generate`, in docs; a README of a package does not reach them.
    if (built.has(target) ? !page.startsWith('docs/') : !existsSync(join(root, target))) return false;
    return anchor === undefined || !target.endsWith('.md') || anchorsIn(textOf(target)).has(anchor);
  }

  it('include the guides, the reference and the READMEs of the packages', () => {
    expect(pages).toEqual(
      expect.arrayContaining([
        'README.md',
        'docs/guides/sdk.md',
        'docs/reference/sdk/client.md',
        'packages/cli/README.md',
      ]),
    );
  });

  it.each(pages)('%s links only to existing files and headings', (page) => {
    const missing = linksIn(textOf(page)).filter((link) => !/^[a-z]+:/.test(link) && !exists(page, link));
    expect(missing).toEqual([]);
  });
});
