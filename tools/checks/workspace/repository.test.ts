import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, packageOf } from '../../setup/files/imports-of.mjs';
import { listFiles } from '../../setup/files/list-files.mjs';

const root = resolve(import.meta.dirname, '../../..');
const products = ['packages/sdk', 'packages/react-kit', 'packages/cli', 'apps/console', 'apps/widget'];
const files = listFiles(root);

interface Manifest {
  name: string;
  private?: boolean;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const manifestOf = (folder: string): Manifest => JSON.parse(textOf(join(folder, 'package.json')));
const folders = [
  '.',
  ...files
    .filter((path) => /^(packages|apps)\/[^/]+\/package\.json$|^(e2e|tools)\/package\.json$/.test(path))
    .map(folderOf),
];

function folderOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}

function declaredBy({ dependencies, devDependencies, peerDependencies }: Manifest): string[] {
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
}

/** Packages that the files of a folder import, with its configuration and tests. */
function importedIn(folder: string): Set<string> {
  const code = files.filter((path) => path.startsWith(`${folder}/`) && /\.(ts|tsx|mts|mjs)$/.test(path));
  return new Set(code.flatMap((path) => importsOf(textOf(path)).map(packageOf)));
}

describe('the repository', () => {
  it('KIT-001 KIT-002 has the SDK, the kit, the command line, the console, the widget, docs and a README at their places', () => {
    for (const folder of products) expect(files).toContain(`${folder}/package.json`);
    for (const path of ['package.json', 'pnpm-workspace.yaml', 'README.md', '.changeset/config.json'])
      expect(files).toContain(path);
    expect(existsSync(join(root, 'docs'))).toBe(true);
  });

  it('KIT-003 lists them as members of the workspace', () => {
    const members = textOf('pnpm-workspace.yaml').split(/^catalog:/m)[0] ?? '';
    for (const folder of products) expect(members).toMatch(new RegExp(`^  - ${folder}$`, 'm'));
  });

  it('checks packages against the Node that it installs', () => {
    expect(textOf('pnpm-workspace.yaml')).toContain(
      `\nnodeVersion: ${manifestOf('.').devDependencies?.['node']}\n`,
    );
  });

  it('has the packages of tools at the root, where the code of every member finds them', () => {
    const hoisted = /^publicHoistPattern:\n((?: {2}.*\n)+)/m.exec(textOf('pnpm-workspace.yaml'))?.[1] ?? '';
    const names = [...hoisted.matchAll(/- '?([^'\n]+)/g)].map(([, name]) => name);
    expect(names).toEqual(declaredBy(manifestOf('tools')));
  });

  it('KIT-004 is written in TypeScript', () => {
    const source = files.filter((path) => /^(packages|apps)\/[^/]+\/src\/.*\.[cm]?[jt]sx?$/.test(path));
    expect(source.length).toBeGreaterThan(1000);
    expect(source.filter((path) => !/\.tsx?$/.test(path))).toEqual([]);
  });

  it('KIT-005 draws its screens with React', () => {
    for (const folder of ['packages/react-kit', 'apps/console']) {
      const imported = importedIn(folder);
      for (const name of ['react', 'react-dom']) expect([folder, imported.has(name)]).toEqual([folder, true]);
    }
  });

  it('KIT-025 makes the console of the kit: its pages mount every screen and draw nothing by themselves', () => {
    const { exports } = JSON.parse(textOf('packages/react-kit/package.json'));
    const screens = Object.keys(exports).filter((entry) =>
      /^\.\/screens\/(?!destination-drawers|connection-drawers)/.test(entry),
    );
    const imported = files
      .filter((path) => path.startsWith('apps/console/src/'))
      .flatMap((path) => importsOf(textOf(path)));
    expect(
      screens
        .map((entry) => entry.replace('.', '@postkit/react-kit'))
        .filter((entry) => !imported.includes(entry)),
    ).toEqual([]);
    const pages = files.filter((path) => /^apps\/console\/src\/.*\.tsx$/.test(path));
    expect(pages.filter((path) => /<[a-z]+[\s>/]/.test(textOf(path).replaceAll(/\w<[^>]*>/g, '')))).toEqual(
      [],
    );
  });

  it.each([
    'react',
    'react-dom',
    'vite',
    'vite-plugin-dts',
    '@tanstack/react-query',
    'zustand',
    'zod',
    'dayjs',
    '@dnd-kit/core',
    'hls.js',
    'wavesurfer.js',
    'react-hook-form',
    'recharts',
    'commander',
    'undici',
    'eventsource',
    'ora',
    'vitest',
    'playwright',
  ])('KIT-006 KIT-007 declares %s where it is used', (name) => {
    const declaring = folders.filter((folder) => declaredBy(manifestOf(folder)).includes(name));
    expect(declaring).not.toEqual([]);
    // The packages of tools are at the root, where the code of every member finds them.
    const finding = declaring.includes('tools') ? folders : declaring;
    const used = finding.filter((folder) => folder !== '.' && importedIn(folder).has(name));
    const isScript = folders.some((folder) =>
      Object.values(manifestOf(folder).scripts ?? {}).some((script) => script.split(' ')[0] === name),
    );
    expect(used.length > 0 || isScript).toBe(true);
  });

  it('KIT-008 builds the packages with vite, and their types with vite-plugin-dts', () => {
    for (const folder of ['packages/sdk', 'packages/react-kit']) {
      expect(manifestOf(folder).scripts?.['build']).toContain('vite build');
      expect(importsOf(textOf(`${folder}/vite.config.ts`))).toContain('vite-plugin-dts');
    }
  });

  it('KIT-009 runs its tests with vitest, and its journeys with playwright', () => {
    expect(manifestOf('.').scripts?.['test:unit']).toBe('vitest run');
    expect(manifestOf('e2e').scripts?.['test']).toContain('playwright test');
  });

  it('KIT-006 KIT-010 KIT-011 publishes three packages, whose versions changesets keeps equal', () => {
    const published = folders
      .filter((folder) => !manifestOf(folder).private)
      .map((folder) => manifestOf(folder).name);
    expect(published.toSorted()).toEqual(['@postkit/cli', '@postkit/react-kit', '@postkit/sdk']);
    expect(declaredBy(manifestOf('tools'))).toContain('@changesets/cli');
    const { access, fixed } = JSON.parse(textOf('.changeset/config.json'));
    expect(access).toBe('public');
    expect(fixed.map((group: string[]) => group.toSorted())).toEqual([published.toSorted()]);
  });

  it('KIT-039 explains in its README what it is and how to start, and has architecture, guides, decisions and the specification in docs', () => {
    expect(textOf('README.md')).toMatch(/^# PostKit\n\n.*podcast[^]*npm start/);
    for (const path of [
      'docs/architecture.md',
      'docs/guides/first-five-minutes.md',
      'docs/decisions/README.md',
      'docs/spec/README.md',
    ])
      expect(files).toContain(path);
  });
});
