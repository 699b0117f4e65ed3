import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPages } from '../../generate/sdk-reference/sdk-pages.mjs';
import { isBuiltPage } from '../../setup/built-pages.mjs';
import { codeBlocks } from '../../setup/testing/code-blocks.ts';
import { exampleProgram } from './example-program.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const pagesIn = (folder: string) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.md') && !isBuiltPage(file));
/** Compared with the files that it quotes. */
const quoting = 'docs/guides/frameworks.md';
const guides = [
  ...pagesIn('docs/guides').filter((page) => page !== quoting),
  'packages/sdk/README.md',
  'packages/react-kit/README.md',
  'packages/cli/README.md',
];
/** Each of its samples runs on its own. */
const independent = 'docs/guides/live-examples.md';
const samples = guides
  .flatMap((page) => {
    const blocks = codeBlocks(readFileSync(root + page, 'utf8'), ['ts', 'tsx']);
    return page === independent
      ? blocks.map((code, index) => ({ page: `${page}-${index}`, code }))
      : [{ page, code: blocks.join('\n') }];
  })
  .filter(({ code }) => code !== '');

const examples = readPages()
  .filter(({ entries }) => entries.length > 0)
  .map(({ slug, imports, entries }) => ({
    page: `sdk-reference-${slug}`,
    code: exampleProgram(imports, entries),
  }));

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'postkit-samples-'));
  // The samples resolve the kit, the SDK and React from here.
  symlinkSync(`${root}apps/console/node_modules`, join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('codeBlocks', () => {
  it('returns the code of the given languages', () => {
    expect(
      codeBlocks('```ts\nlet a;\n```\ntext\n```sh\nls\n```\n```tsx\n<a />;\n```\n', ['ts', 'tsx']),
    ).toEqual(['let a;\n', '<a />;\n']);
  });
});

describe('the samples of the guides', () => {
  it('include SDK and screen samples', () => {
    expect(samples.map(({ page }) => page)).toEqual(
      expect.arrayContaining(['docs/guides/sdk.md', 'docs/guides/embed-a-screen.md']),
    );
  });

  // The compiler reads the types of the whole kit, which takes long beside other tests.
  it('compile, each page as one program, with the examples of the SDK', { timeout: 300_000 }, () => {
    const files = [...samples, ...examples].map(({ page, code }) => {
      const file = `${page.replaceAll(/\W+/g, '-')}.tsx`;
      writeFileSync(join(folder, file), code);
      return file;
    });
    const compilerOptions = {
      lib: ['es2024', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      moduleDetection: 'force',
      types: ['node', 'vite/client'],
      typeRoots: [`${root}node_modules/@types`, `${root}apps/console/node_modules`],
    };
    const config = { extends: `${root}tsconfig.base.json`, compilerOptions, files };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = `${root}node_modules/typescript-native/bin/tsc`;
    const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});
