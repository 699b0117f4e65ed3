import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dependenciesAreFresh, ensureDependencies } from './ensure-dependencies.mjs';
import { createHasher } from './hash-files.mjs';
import { openReport } from './report.mjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

const scopes = ['station', 'documentation', 'everything'] as const;

/** A repository whose npx writes its arguments to a file, and exits with the code in `npx-code`. */
async function smallRepository() {
  const folder = await temporaryFolder();
  await folder.write('package.json', JSON.stringify({ packageManager: 'pnpm@0.0.0' }));
  await folder.write('pnpm-lock.yaml', 'a');
  await folder.write(
    'node_modules/.bin/npx',
    `#!/bin/sh\necho "$@" >> calls\necho EAI_AGAIN\nexit $(cat npx-code 2>/dev/null || echo 0)\n`,
    0o755,
  );
  const said: string[] = [];
  const report = openReport(folder.root, 'start', { write: (text) => said.push(text) });
  const calls = async () =>
    (await readFile(join(folder.root, 'calls'), 'utf8').catch(() => '')).split('\n').filter(Boolean);
  return { ...folder, report, said, calls };
}

/** Puts the folder's own npx before that of the machine. */
function withCommandsOf(root: string) {
  const before = process.env['PATH'];
  process.env['PATH'] = `${join(root, 'node_modules/.bin')}:${before}`;
  return { [Symbol.dispose]: () => void (process.env['PATH'] = before) };
}

describe('dependenciesAreFresh', () => {
  it('is false without an install, or with one of another lockfile', async () => {
    await using folder = await temporaryFolder();
    await folder.write('pnpm-lock.yaml', 'a');
    expect(dependenciesAreFresh(folder.root)).toBe(false);
    const lock = createHasher(folder.root)(['pnpm-lock.yaml', 'pnpm-workspace.yaml']);
    await folder.write('node_modules/.postkit-lock', `${lock} everything`);
    expect(dependenciesAreFresh(folder.root)).toBe(true);
    await folder.write('pnpm-lock.yaml', 'b');
    expect(dependenciesAreFresh(folder.root)).toBe(false);
  });

  it.each([
    ['station', [true, false, false]],
    ['documentation', [true, true, false]],
    ['everything', [true, true, true]],
    ['', [false, false, false]],
  ])('knows which scopes an install of "%s" has', async (installed, fresh) => {
    await using folder = await temporaryFolder();
    await folder.write('pnpm-lock.yaml', 'a');
    const lock = createHasher(folder.root)(['pnpm-lock.yaml', 'pnpm-workspace.yaml']);
    await folder.write('node_modules/.postkit-lock', `${lock} ${installed}`);
    expect(scopes.map((scope) => dependenciesAreFresh(folder.root, scope))).toEqual(fresh);
  });

  it('is true for a whole install by hand, and false if that did not get as far as Node', async () => {
    await using folder = await temporaryFolder();
    await folder.write('pnpm-lock.yaml', 'a');
    await folder.write('node_modules/.pnpm/lock.yaml', 'a');
    expect(dependenciesAreFresh(folder.root)).toBe(false);
    await folder.write('node_modules/node/bin/node', '');
    expect(dependenciesAreFresh(folder.root)).toBe(true);
    await folder.write('node_modules/.pnpm/lock.yaml', 'the packages of some members');
    expect(dependenciesAreFresh(folder.root, 'station')).toBe(false);
  });
});

describe('ensureDependencies', () => {
  it('installs the packages of the station once, then the others, and nothing after that', async () => {
    await using folder = await smallRepository();
    using _commands = withCommandsOf(folder.root);
    for (const scope of ['station', 'station', 'everything', 'station', 'documentation'] as const)
      await ensureDependencies(folder.root, { scope, report: folder.report });
    const [first, second, ...more] = await folder.calls();
    expect(first).toContain('--filter=@postkit/station');
    expect(first).not.toContain('--filter=@postkit/docs');
    expect(second).not.toContain('--filter');
    expect(more).toEqual([]);
  });

  it.each([
    ['keeps what was installed if more of the same lockfile fails', 'a', true],
    ['keeps nothing if an install of another lockfile fails', 'b', false],
  ])('%s', async (_, lockfile, isFresh) => {
    await using folder = await smallRepository();
    using _commands = withCommandsOf(folder.root);
    await ensureDependencies(folder.root, { scope: 'station', report: folder.report });
    await folder.write('pnpm-lock.yaml', lockfile);
    await folder.write('npx-code', '1');
    await expect(
      ensureDependencies(folder.root, { scope: 'documentation', report: folder.report }),
    ).rejects.toThrow('could not be installed');
    await folder.write('pnpm-lock.yaml', 'a');
    expect(dependenciesAreFresh(folder.root, 'station')).toBe(isFresh);
    expect(dependenciesAreFresh(folder.root, 'documentation')).toBe(false);
  });

  it('installs once for two programs at the same time', async () => {
    await using folder = await smallRepository();
    using _commands = withCommandsOf(folder.root);
    await Promise.all(
      [1, 2].map(() => ensureDependencies(folder.root, { scope: 'station', report: folder.report })),
    );
    expect(await folder.calls()).toHaveLength(1);
  });

  it('says why it failed and where the output is, and installs again', async () => {
    await using folder = await smallRepository();
    await folder.write('npx-code', '1');
    using _commands = withCommandsOf(folder.root);
    await expect(
      ensureDependencies(folder.root, { scope: 'station', report: folder.report }),
    ).rejects.toThrow(/could not be reached.* \.cache\/start\.log/);
    expect(folder.said.join('')).toBe(
      'Installing the packages of the station from the npm registry … failed\n',
    );
    expect(await readFile(join(folder.root, folder.report.log), 'utf8')).toContain('EAI_AGAIN');
    await folder.write('npx-code', '0');
    await ensureDependencies(folder.root, { scope: 'station', report: folder.report });
    expect(dependenciesAreFresh(folder.root, 'station')).toBe(true);
  });
});
