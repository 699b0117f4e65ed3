import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { docsImports } from '../build/docs-imports.ts';
import { externalScripts } from '../build/external-scripts.ts';
import { liveFences } from '../build/live-fences.ts';
import { liveSamples } from '../build/live-samples.ts';
import { readerFile } from '../build/reader-file.ts';
import { repositoryLinks } from '../build/repository-links.ts';
import { readSidebar } from '../build/sidebar.ts';
import { siteVersion } from '../build/site-version.ts';
import { tableHeaders } from '../build/table-headers.ts';
import { themeImages } from '../build/theme-images.ts';
import { withoutComments } from '../build/without-comments.ts';

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));
const scripts = externalScripts();

/** The lines of the requirements would hide the guides. */
function isSearched({ relativePath }: { readonly relativePath: string }): boolean {
  return !relativePath.startsWith('spec/');
}

/** The site of `docs`, which a station serves under `/docs/`. `POSTKIT_DOCS_BASE` builds it for another folder. */
export default defineConfig({
  srcDir: docs,
  outDir: fileURLToPath(new URL('../dist', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../.cache/docs', import.meta.url)),
  base: process.env['POSTKIT_DOCS_BASE'] ?? '/docs/',
  lang: 'en-GB',
  title: 'PostKit',
  description: 'The open workspace in which radio and television stations turn broadcasts into podcasts.',
  cleanUrls: true,
  // Pages that are rendered at the same time: more need more memory and are no faster.
  buildConcurrency: 4,
  // The station sends a policy without inline scripts.
  metaChunk: true,
  rewrites: (file) => file.replace(/README\.md$/, 'index.md'),
  markdown: {
    // Pages are Markdown without HTML, so that `<id>` in a text is a text.
    html: false,
    config: (markdown) => {
      markdown.use(repositoryLinks, docs);
      markdown.use(liveFences);
      markdown.use(tableHeaders);
      markdown.use(themeImages);
    },
  },
  transformHtml: (html, file, { siteConfig }) => scripts.replace(html, siteConfig),
  buildEnd: async ({ outDir }) => {
    await scripts.write(outDir);
    await readerFile(outDir);
  },
  vite: {
    plugins: [withoutComments(), docsImports(docs), liveSamples(docs)],
    build: { chunkSizeWarningLimit: 4_000 },
  },
  themeConfig: {
    siteTitle: 'PostKit Docs',
    search: {
      provider: 'local',
      options: { _render: (page, env, markdown) => (isSearched(env) ? markdown.renderAsync(page, env) : '') },
    },
    nav: [
      { text: 'Guides', link: '/guides/first-five-minutes', activeMatch: '^/guides/' },
      { text: 'SDK', link: '/reference/sdk/', activeMatch: '^/reference/sdk/' },
      { text: 'Operations', link: '/reference/api' },
      { text: siteVersion(), link: '/guides/documentation' },
    ],
    sidebar: readSidebar(docs),
    outline: { level: [2, 3], label: 'On this page' },
    docFooter: { prev: 'Before', next: 'Next' },
    notFound: {
      title: 'Page not found',
      quote: 'The address may belong to another version.',
      linkText: 'Go to the start page',
    },
  },
});
