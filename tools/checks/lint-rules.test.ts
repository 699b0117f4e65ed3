import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kit = 'packages/react-kit/src';

function source(file: string, code: string, rule: string) {
  return { file, code, rule, what: `${rule} in ${file}` };
}

const breaches = [
  ...[
    'ui',
    'host/time',
    'data/shows',
    'parts/shows/list',
    'screens/shows',
    'standalone',
    'hooks',
    'shell',
  ].flatMap((folder) => [
    source(
      `${kit}/${folder}/seam.ts`,
      "window.localStorage.removeItem('a');\n",
      'eslint(no-restricted-properties)',
    ),
    source(
      `${kit}/${folder}/seam.ts`,
      "window.open('https://example.com');\n",
      'eslint(no-restricted-properties)',
    ),
    source(`${kit}/${folder}/seam.ts`, "localStorage.removeItem('a');\n", 'eslint(no-restricted-globals)'),
  ]),
  source('tools/floating.ts', 'async function work() {}\nwork();\n', 'typescript(no-floating-promises)'),
  source(
    'tools/misused.ts',
    'const work = async () => true;\nif (work()) console.log(1);\n',
    'typescript(no-misused-promises)',
  ),
  source(
    'tools/inexhaustive.ts',
    "export function name(kind: 'a' | 'b') {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n",
    'typescript(switch-exhaustiveness-check)',
  ),
  source(
    'tools/deprecated.ts',
    '/** @deprecated Use another. */\nfunction old() {}\nexport function call() {\n  old();\n}\n',
    'typescript(no-deprecated)',
  ),
  source('tools/anything.ts', 'export const thing: any = 1;\n', 'typescript(no-explicit-any)'),
  source('tools/a-default.ts', 'export default 1;\n', 'import(no-default-export)'),
  source('tools/CamelCase.ts', 'export const a = 1;\n', 'unicorn(filename-case)'),
  source('tools/long.ts', 'export const a = 1;\n' + 'console.log(a);\n'.repeat(300), 'eslint(max-lines)'),
  source(
    'tools/long-function.ts',
    `export function long() {\n${'  console.log(1);\n'.repeat(110)}}\n`,
    'eslint(max-lines-per-function)',
  ),
  source(
    'tools/types.ts',
    "import { Stats } from 'node:fs';\nexport function size(stats: Stats) {\n  return stats.size;\n}\n",
    'typescript(consistent-type-imports)',
  ),
  source(
    'tools/round.ts',
    "import { b } from './trip.ts';\nexport const a = () => b();\n",
    'import(no-cycle)',
  ),
  source(
    'tools/owner.ts',
    "import type { Pet } from './pet.ts';\nexport interface Owner {\n  pet: Pet;\n}\n",
    'import(no-cycle)',
  ),
  source(
    'packages/react-kit/src/ui/picture.tsx',
    'export function Picture() {\n  return <img src="a.png" />;\n}\n',
    'jsx-a11y(alt-text)',
  ),
  source(
    'packages/react-kit/src/ui/hook.tsx',
    "import { useState } from 'react';\nexport function Part({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n",
    'react-hooks(rules-of-hooks)',
  ),
];

const clean = [
  source(`${kit}/host/host.ts`, "window.localStorage.removeItem('a');\n", 'the host seam itself'),
];

interface Diagnostic {
  code: string;
  filename: string;
}

let folder: string;
let diagnostics: Diagnostic[];

/** Several cases share a file name, so each case has its own tree, named b (breach) or c (clean) and its number. */
function place(letter: string, index: number, file: string): string {
  const at = file.lastIndexOf('/');
  return `${file.slice(0, at)}/${letter}${index}-${file.slice(at + 1)}`;
}

async function write(file: string, code: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), code);
}

function lint(): Promise<string> {
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  return new Promise((resolve) => {
    execFile(
      oxlint,
      ['--type-aware', '--format', 'json'],
      { cwd: folder, maxBuffer: 1e8 },
      (_error, stdout) => resolve(stdout),
    );
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-lint-'));
  await copyFile(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const compilerOptions = {
    strict: true,
    target: 'es2024',
    module: 'preserve',
    jsx: 'react-jsx',
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  await write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['**/*'] }));
  for (const [index, { file, code }] of breaches.entries()) await write(place('b', index, file), code);
  for (const [index, { file, code }] of clean.entries()) await write(place('c', index, file), code);
  const placed = (file: string) =>
    place(
      'b',
      breaches.findIndex((breach) => breach.file === file),
      file,
    ).replace('tools/', './');
  await write(
    'tools/trip.ts',
    `import { a } from '${placed('tools/round.ts')}';\nexport const b = () => a();\n`,
  );
  await write(
    'tools/pet.ts',
    `import type { Owner } from '${placed('tools/owner.ts')}';\nexport interface Pet {\n  owner: Owner;\n}\n`,
  );
  const answer: { diagnostics: Diagnostic[] } = JSON.parse(await lint());
  diagnostics = answer.diagnostics;
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

function rulesOf(file: string): string[] {
  return diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code);
}

describe('.oxlintrc.json', () => {
  it.each(breaches.map((breach, index) => ({ ...breach, index })))(
    'reports $what',
    ({ file, rule, index }) => {
      expect(rulesOf(place('b', index, file))).toContain(rule);
    },
  );

  it.each(clean.map((one, index) => ({ ...one, index })))('accepts $what', ({ file, index }) => {
    const walls = rulesOf(place('c', index, file)).filter((rule) => rule.startsWith('eslint(no-restricted'));
    expect(walls).toEqual([]);
  });
});
