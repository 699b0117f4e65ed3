import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../audio/testing/temporary-folder.ts';
import { stationProgram } from '../testing/station-program.ts';
import { stationVersion } from './program-arguments.ts';

const run = promisify(execFile);
const operatorPrograms = ['main', 'backup', 'check-archive', 'check-health', 'postkit-station'] as const;

/** Runs a program where any start would fail, in an empty folder. */
async function outcomeOf(name: (typeof operatorPrograms)[number], option: string) {
  using folder = temporaryFolder();
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    PORT: 'abc',
    POSTKIT_DMEO: '1',
    POSTKIT_SETTINGS_FILE: '/no/such.env',
    POSTKIT_DATA: folder.file('data'),
  };
  const outcome = await run(process.execPath, [...stationProgram(name), option], { cwd: folder.path, env })
    .then(({ stdout, stderr }) => ({ code: 0, stdout, stderr }))
    .catch(({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }));
  return { ...outcome, files: readdirSync(folder.path) };
}

describe.each(operatorPrograms)('%s', (name) => {
  it('prints its help, its version and an unknown option, and starts nothing', async () => {
    const help = await outcomeOf(name, '--help');
    expect(help).toEqual({
      code: 0,
      stdout: expect.stringContaining(name === 'postkit-station' ? name : `${name}.js`),
      stderr: '',
      files: [],
    });
    const version = { code: 0, stdout: `PostKit ${stationVersion()}\n`, stderr: '', files: [] };
    expect(await outcomeOf(name, '--version')).toEqual(version);
    expect(await outcomeOf(name, '--hepl')).toEqual({
      code: 2,
      stdout: '',
      stderr: "Unknown option '--hepl'. --help lists the options.\n",
      files: [],
    });
  });
});
