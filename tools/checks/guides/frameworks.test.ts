import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLES } from '../../packages/rehearsal/try-sample.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const guide = readFileSync(`${root}docs/guides/frameworks.md`, 'utf8');
const quoted = [
  ...guide.matchAll(/\[(examples\/(.+))\]\(<?\.\.\/\.\.\/\1>?\):\n\n```\w+\n([\s\S]*?)^```$/gm),
].map(([, file = '', path = '', code = '']) => ({ file, sample: path.split('/')[0], code }));

describe('docs/guides/frameworks.md', () => {
  it('has code of every sample', () => {
    expect(new Set(quoted.map(({ sample }) => sample))).toEqual(new Set(SAMPLES));
    expect(quoted).toHaveLength([...guide.matchAll(/^```\w+$/gm)].length);
  });

  it.each(quoted)('has $file as it is', ({ file, code }) => {
    expect(code).toBe(readFileSync(root + file, 'utf8'));
  });
});

describe('the samples', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'postkit-sample-types-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  // The others need packages that the workspace does not have; a rehearsal installs them.
  it('for Vite and a script tag compile', () => {
    symlinkSync(`${root}apps/console/node_modules`, join(folder, 'node_modules'));
    for (const name of ['vite', 'script-tag'])
      cpSync(`${root}examples/${name}`, join(folder, name), { recursive: true });
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: './vite/tsconfig.json', include: ['*/src'] }),
    );
    const compiler = `${root}node_modules/typescript-native/bin/tsc`;
    const args = [
      compiler,
      '-p',
      folder,
      '--customConditions',
      'postkit-source',
      '--skipLibCheck',
      '--pretty',
      'false',
    ];
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stdout).toBe('');
  }, 120_000);

  it.each(SAMPLES)('name the versions that the workspace tests with: %s', (name) => {
    const settings = readFileSync(`${root}pnpm-workspace.yaml`, 'utf8');
    const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
      readFileSync(`${root}examples/${name}/package.json`, 'utf8'),
    );
    const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    const tested = [...settings.matchAll(/^ {2}'?([^':\n]+)'?: (\S+)$/gm)].map(
      ([, key = '', version = '']) => [key, version] as const,
    );
    const shared = named.filter(([key]) => tested.some(([other]) => other === key));
    expect(shared.length).toBeGreaterThan(4);
    expect(tested).toEqual(expect.arrayContaining(shared));
  });
});
