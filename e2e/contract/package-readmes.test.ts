import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeBlocks } from '../../tools/setup/testing/code-blocks.ts';
import { type OwnStation, startOwnStation } from '../support/own-station.ts';
import { runCli } from '../support/run-cli.ts';
import { admin } from '../support/station-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
let station: OwnStation;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-readmes-'));
  await symlink(`${root}e2e/node_modules`, join(folder, 'node_modules'));
  station = await startOwnStation();
}, 600_000);

afterAll(async () => {
  await station?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The examples of a package's README for this station and its admin. */
async function examples(name: string, language: string): Promise<string[]> {
  const readme = await readFile(`${root}packages/${name}/README.md`, 'utf8');
  return codeBlocks(readme, [language]).map((code) =>
    code
      .replaceAll('http://localhost:4000', station.url)
      .replaceAll('admin@localhost', admin.email)
      .replaceAll('the password', admin.password),
  );
}

/** Splits a command line into arguments; single quotes hold one together. */
function argumentsOf(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

describe('the README of', () => {
  it('the SDK has examples that run as plain JavaScript', async () => {
    await writeFile(join(folder, 'list.mjs'), (await examples('sdk', 'ts')).join('\n'));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=postkit-source', 'list.mjs'],
      { cwd: folder },
    );
    const lines = stdout.trim().split('\n');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.at(-1)).toMatch(/^There is no such show\. Request \S+$/);
  });

  it('the command line has commands that all succeed', async () => {
    const lines = (await examples('cli', 'sh')).flatMap((block) => block.trim().split('\n'));
    const commands = lines.filter((line) => line.startsWith('postkit '));
    expect(commands.length).toBeGreaterThan(4);
    for (const command of commands) {
      const [, ...args] = argumentsOf(command);
      const login = args[0] === 'login';
      const result = await runCli(login ? [...args, '--password-stdin'] : args, {
        configHome: folder,
        ...(login && { input: `${admin.password}\n` }),
      });
      expect({ command, ...result }).toMatchObject({ code: 0 });
    }
  }, 120_000);
});
