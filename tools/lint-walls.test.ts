import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const wall = 'eslint(no-restricted-imports)';
const sdk = 'packages/sdk/src';
const kit = 'packages/react-kit/src';
const station = 'apps/station/src';

function importing(file: string, specifier: string, rule = wall) {
  return {
    file,
    code: `import { thing } from '${specifier}';\nexport const kept = thing;\n`,
    rule,
    what: `${file} importing ${specifier}`,
  };
}

function source(file: string, code: string, rule: string) {
  return { file, code, rule, what: `${rule} in ${file}` };
}

const breaches = [
  importing(`${sdk}/schema/shows/show.ts`, 'dayjs'),
  importing(`${sdk}/schema/shows/show.ts`, 'node:fs'),
  importing(`${sdk}/schema/shows/show.ts`, '../../core/http.ts'),
  importing(`${sdk}/schema/operation.ts`, '../core/http.ts'),
  importing(`${sdk}/core/http.ts`, '../resources/shows.ts'),
  importing(`${sdk}/core/http.ts`, '../live/channel.ts'),
  importing(`${sdk}/core/http.ts`, '../client.ts'),
  importing(`${sdk}/resources/shows.ts`, '../live/channel.ts'),
  importing(`${sdk}/resources/shows.ts`, '../client.ts'),
  importing(`${sdk}/live/channel.ts`, '../resources/shows.ts'),
  importing(`${sdk}/live/channel.ts`, '../client.ts'),
  importing(`${sdk}/client.ts`, '@postkit/react-kit'),
  importing(`${sdk}/client.ts`, '../../../apps/station/src/app.ts'),
  importing(`${kit}/ui/button.tsx`, '../domain/shows/show-title.ts'),
  importing(`${kit}/ui/button.tsx`, '../data/shows/shows.queries.ts'),
  importing(`${kit}/ui/button.tsx`, '@postkit/sdk/schema'),
  importing(`${kit}/ui/table/row.tsx`, '../../panels/player/index.ts'),
  importing(`${kit}/domain/shows/show-title.ts`, '../../ui/button.tsx'),
  importing(`${kit}/domain/shows/show-title.ts`, '../../data/shows/shows.queries.ts'),
  importing(`${kit}/domain/shows/show-title.ts`, 'react'),
  importing(`${kit}/domain/shows/show-title.ts`, '@postkit/sdk'),
  importing(`${kit}/data/shows/shows.queries.ts`, '../../panels/player/index.ts'),
  importing(`${kit}/data/shows/shows.queries.ts`, '../../ui/button.tsx'),
  importing(`${kit}/data/shows/shows.queries.ts`, '../../screens/shows/index.ts'),
  importing(`${kit}/panels/player/player.tsx`, '../../screens/shows/index.ts'),
  importing(`${kit}/panels/player/player.tsx`, '../../shell/top-bar.tsx'),
  importing(`${kit}/shell/top-bar.tsx`, '../screens/shows/index.ts'),
  importing(`${kit}/provider/provider.tsx`, '../shell/top-bar.tsx'),
  importing(`${kit}/screens/shows/shows-screen.tsx`, '../episodes/index.ts'),
  importing(`${kit}/screens/shows/shows-screen.tsx`, '../../screens/episodes/index.ts'),
  importing(`${kit}/screens/shows/parts/row.tsx`, '../../episodes/index.ts'),
  importing(`${kit}/screens/shows/shows-screen.tsx`, '../../shell/top-bar.tsx'),
  importing(`${kit}/screens/shows/shows-screen.tsx`, '@tanstack/react-router'),
  importing(`${kit}/screens/shows/shows-screen.tsx`, '@postkit/station'),
  importing(`${kit}/screens/shows/shows.view.tsx`, '@postkit/sdk'),
  importing(`${kit}/screens/shows/shows.view.tsx`, '../../data/shows/shows.queries.ts'),
  importing(`${kit}/screens/shows/shows.view.tsx`, './shows.controller.ts'),
  importing(`${kit}/screens/shows/shows.view.tsx`, '../episodes/index.ts'),
  importing(`${kit}/screens/shows/parts/row.view.tsx`, '@tanstack/react-query'),
  importing('packages/cli/src/commands/shows/list.ts', '@postkit/station'),
  importing('packages/cli/src/commands/shows/list.ts', '@postkit/react-kit'),
  importing('packages/cli/src/core/output.ts', '../commands/shows/list.ts'),
  importing('apps/console/src/routes/shows.tsx', '@postkit/station'),
  importing('apps/widget/src/player/player.tsx', '@postkit/cli'),
  importing(`${station}/platform/http/server.ts`, '../../features/shows/index.ts'),
  importing(`${station}/audio/probe.ts`, '../features/shows/index.ts'),
  importing(`${station}/rss/render.ts`, '../features/shows/index.ts'),
  importing(`${station}/live/hub.ts`, '../app.ts'),
  importing(`${station}/features/shows/shows.service.ts`, '../episodes/episodes.service.ts'),
  importing(`${station}/features/shows/shows.service.ts`, '../episodes/parts/row.ts'),
  importing(`${station}/features/shows/parts/row.ts`, '../../episodes/episodes.service.ts'),
  importing(`${station}/features/shows/shows.service.ts`, '../../app.ts'),
  importing(`${station}/features/shows/shows.service.ts`, '../../features/episodes/index.ts'),
  importing(`${station}/features/shows/shows.service.ts`, '../../index.ts'),
  importing(`${station}/features/shows/shows.service.ts`, '@postkit/sdk'),
  importing(`${station}/app.ts`, '@postkit/react-kit'),
  ...['screens/shows', 'panels/player', 'shell', 'ui', 'domain/shows', 'data/shows'].flatMap((folder) => [
    source(`${kit}/${folder}/seam.ts`, "window.localStorage.removeItem('a');\n", 'eslint(no-restricted-properties)'),
    source(`${kit}/${folder}/seam.ts`, "window.open('https://example.com');\n", 'eslint(no-restricted-properties)'),
    source(`${kit}/${folder}/seam.ts`, "localStorage.removeItem('a');\n", 'eslint(no-restricted-globals)'),
  ]),
  source('tools/floating.ts', 'async function work() {}\nwork();\n', 'typescript(no-floating-promises)'),
  source('tools/misused.ts', 'const work = async () => true;\nif (work()) console.log(1);\n', 'typescript(no-misused-promises)'),
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
  source('tools/long-function.ts', `export function long() {\n${'  console.log(1);\n'.repeat(80)}}\n`, 'eslint(max-lines-per-function)'),
  source(
    'tools/types.ts',
    "import { Stats } from 'node:fs';\nexport function size(stats: Stats) {\n  return stats.size;\n}\n",
    'typescript(consistent-type-imports)',
  ),
  source('tools/round.ts', "import { b } from './trip.ts';\nexport const a = () => b();\n", 'import(no-cycle)'),
  source('packages/react-kit/src/ui/picture.tsx', 'export function Picture() {\n  return <img src="a.png" />;\n}\n', 'jsx-a11y(alt-text)'),
  source(
    'packages/react-kit/src/ui/hook.tsx',
    "import { useState } from 'react';\nexport function Part({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n",
    'react-hooks(rules-of-hooks)',
  ),
];

const clean = [
  importing(`${sdk}/schema/shows/show.ts`, '../live/live-event.ts'),
  importing(`${sdk}/schema/shows/show.ts`, 'zod'),
  importing(`${sdk}/core/http.ts`, '../schema/live/index.ts'),
  importing(`${sdk}/resources/shows.ts`, '../core/http.ts'),
  importing(`${sdk}/client.ts`, './live/channel.ts'),
  importing(`${kit}/domain/shows/show-title.ts`, '@postkit/sdk/schema'),
  importing(`${kit}/panels/player/player.tsx`, '../../data/shows/shows.queries.ts'),
  importing(`${kit}/screens/shows/shows-screen.tsx`, '../../panels/player/index.ts'),
  importing(`${kit}/screens/shows/parts/row.tsx`, '../shows.model.ts'),
  importing(`${kit}/screens/shows/parts/row.tsx`, '../../../panels/player/index.ts'),
  importing(`${kit}/screens/shows/shows.view.tsx`, '../../ui/button.tsx'),
  importing('apps/console/src/main.tsx', '@postkit/react-kit/screens/shows'),
  importing(`${station}/features/shows/shows.service.ts`, '../episodes/index.ts'),
  importing(`${station}/features/shows/shows.service.ts`, '../../platform/db/database.ts'),
  importing(`${station}/features/shows/parts/row.ts`, '../shows.policy.ts'),
  importing(`${station}/features/shows/parts/row.ts`, '../../episodes/index.ts'),
  importing(`${station}/features/shows/shows.service.ts`, '@postkit/sdk/schema'),
  importing(`${station}/app.ts`, './features/shows/index.ts'),
  importing(`${station}/features/shows/shows.routes.test.ts`, '../../app.ts'),
  source(
    `${kit}/screens/shows/shows.view.tsx`,
    "import type { Show } from '@postkit/sdk';\nexport const name = (show: Show) => show;\n",
    'a type from the SDK',
  ),
  source(`${kit}/provider/host.ts`, "window.localStorage.removeItem('a');\n", 'the host seam itself'),
];

interface Diagnostic {
  code: string;
  filename: string;
}

let folder: string;
let diagnostics: Diagnostic[];

/** Several cases share one file name, so each case has a tree of its own under the letter b (breach) or c (clean) and its number. */
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
    execFile(oxlint, ['--type-aware', '--format', 'json'], { cwd: folder, maxBuffer: 1e8 }, (_error, stdout) => resolve(stdout));
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
  const round = breaches.findIndex(({ file }) => file === 'tools/round.ts');
  await write('tools/trip.ts', `import { a } from './b${round}-round.ts';\nexport const b = () => a();\n`);
  const answer: { diagnostics: Diagnostic[] } = JSON.parse(await lint());
  diagnostics = answer.diagnostics;
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

function rulesOf(file: string): string[] {
  return diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code);
}

describe('.oxlintrc.json', () => {
  it.each(breaches.map((breach, index) => ({ ...breach, index })))('complains of $what', ({ file, rule, index }) => {
    expect(rulesOf(place('b', index, file))).toContain(rule);
  });

  it.each(clean.map((one, index) => ({ ...one, index })))('leaves $what alone', ({ file, index }) => {
    const walls = rulesOf(place('c', index, file)).filter((rule) => rule.startsWith('eslint(no-restricted'));
    expect(walls).toEqual([]);
  });
});
