import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from './run-command.mjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

describe('runCommand', () => {
  it('answers the exit code and what was printed', async () => {
    await using folder = await temporaryFolder();
    expect(await runCommand('sh', ['-c', 'echo words; exit 4'], { cwd: folder.root, keep: true })).toEqual({ code: 4, output: 'words\n' });
  });

  it('answers 128 and the number of the signal, as a shell does', async () => {
    await using folder = await temporaryFolder();
    expect((await runCommand('sh', ['-c', 'kill -TERM $$'], { cwd: folder.root })).code).toBe(143);
  });

  it('answers 127 for a command that is not there', async () => {
    await using folder = await temporaryFolder();
    expect((await runCommand(join(folder.root, 'missing'), [], { cwd: folder.root, keep: true })).code).toBe(127);
  });
});
