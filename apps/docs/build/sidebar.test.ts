import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { groups } from './groups.ts';
import { pagesOf, readSidebar } from './sidebar.ts';

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));

it('every page of docs is in exactly one group of the side menu', () => {
  const listed = groups.flatMap(({ pages }) =>
    pages.flatMap((page) => (page.endsWith('/') ? pagesOf(docs, page) : [page])),
  );
  const files = new Set([...globSync('**/*.md', { cwd: docs }), 'guides/commands.md']);
  expect(listed.toSorted()).toEqual([...files].map((file) => file.replace(/\.md$/, '')).toSorted());
});

it('readSidebar names a page by its first heading, and opens the introduction of a folder at the address of the folder', () => {
  const items = readSidebar(docs).flatMap((group) => group.items ?? []);
  expect(items).toContainEqual({ text: 'Program with the SDK', link: '/guides/sdk' });
  expect(items).toContainEqual({ text: 'Decisions', link: '/decisions/' });
  expect(items).toContainEqual({ text: 'PostKit', link: '/' });
});
