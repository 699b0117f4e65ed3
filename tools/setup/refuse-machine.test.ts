import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { refusal } from './refuse-machine.cjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

const machine = { version: '20.20.2', platform: 'linux', arch: 'x64', hasLoader: true };
const tools = fileURLToPath(new URL('..', import.meta.url));

describe('refusal', () => {
  it.each(['20.0.0', '22.1.0', '100.0.0'])('accepts Node %s', (version) => {
    expect(refusal({ ...machine, version })).toBe('');
  });

  it.each(['0.10.48', '14.21.3', '16.20.2', '18.20.8', '19.9.0'])('refuses Node %s', (version) => {
    expect(refusal({ ...machine, version })).toBe(
      `Node 20 or newer is needed, and this is Node ${version}. Install a newer one from https://nodejs.org.`,
    );
  });

  it.each([
    [{ platform: 'darwin', arch: 'arm64' }, 'x64 Linux is needed, and this is darwin on arm64.'],
    [{ platform: 'win32' }, 'x64 Linux is needed, and this is win32 on x64.'],
    [{ arch: 'arm64' }, 'x64 Linux is needed, and this is linux on arm64.'],
    [{ hasLoader: false }, 'A Linux with glibc is needed, such as Debian or Ubuntu'],
  ])('refuses %o', (other, words) => {
    expect(refusal({ ...machine, ...other })).toContain(words);
  });
});

describe('run.cjs', () => {
  it.each(['start', 'test', 'build'])('refuses `%s` on an old Node without any other file', async (name) => {
    await using folder = await temporaryFolder();
    await folder.write('old.cjs', "Object.defineProperty(process.versions, 'node', { value: '18.20.8' });");
    for (const file of ['run.cjs', 'setup/refuse-machine.cjs'])
      await folder.write(file, await readFile(join(tools, file), 'utf8'));
    const failure = await promisify(execFile)(process.execPath, ['--require', './old.cjs', 'run.cjs', name], {
      cwd: folder.root,
    }).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 1,
      stdout: '',
      stderr:
        'PostKit: Node 20 or newer is needed, and this is Node 18.20.8. Install a newer one from https://nodejs.org.\n',
    });
  });

  it('runs a tool with its arguments', async () => {
    await using folder = await temporaryFolder();
    for (const file of ['run.cjs', 'setup/refuse-machine.cjs', 'setup/run-tool.cjs'])
      await folder.write(file, await readFile(join(tools, file), 'utf8'));
    await folder.write('say.mjs', 'console.log(process.argv.slice(2).join());');
    const { stdout } = await promisify(execFile)(process.execPath, ['run.cjs', 'say', 'a', '--b'], {
      cwd: folder.root,
    });
    expect(stdout).toBe('a,--b\n');
  });
});
