import { fileURLToPath } from 'node:url';
import MarkdownIt from 'markdown-it';
import { expect, it } from 'vitest';
import { repositoryLinks, siteLink } from './repository-links.ts';

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));
const page = `${docs}guides/sdk.md`;

it.each([
  ['embed-a-screen.md#on-another-origin', '/guides/embed-a-screen#on-another-origin'],
  ['../decisions/README.md', '/decisions/'],
  ['../decisions', '/decisions/'],
  ['../README.md', '/'],
  ['../../examples/vite/src/newsroom.tsx', undefined],
])('siteLink leads %s to %s', (href, address) => expect(siteLink(href, page, docs, {})).toBe(address));

it('siteLink leads to the sources of a repository whose address the build knows', () => {
  const env = { POSTKIT_REPOSITORY: 'https://code.example/radio/postkit' };
  expect(siteLink('../../examples/vite/src/newsroom.tsx', page, docs, env)).toBe(
    'https://code.example/radio/postkit/blob/HEAD/examples/vite/src/newsroom.tsx',
  );
});

it('repositoryLinks makes a text of a link that leads to no page', () => {
  const markdown = new MarkdownIt();
  markdown.use(repositoryLinks, docs);
  const text =
    'See [the guide](webhooks.md), [`a file`](../../package.json) and [the web](https://example.org).';
  expect(markdown.render(text, { path: page })).toBe(
    '<p>See <a href="/guides/webhooks">the guide</a>, <code>a file</code> and <a href="https://example.org">the web</a>.</p>\n',
  );
});
