import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from './run-command.mjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

describe('runCommand', () => {
  it('resolves to the exit code and the output', async () => {
    await using folder = await temporaryFolder();
    expect(await runCommand('sh', ['-c', 'echo words; exit 4'], { cwd: folder.root, keep: true })).toEqual({ code: 4, output: 'words\n' });
  });

  it('resolves to 128 plus the number of the signal, as in a shell', async () => {
    await using folder = await temporaryFolder();
    expect((await runCommand('sh', ['-c', 'kill -TERM $$'], { cwd: folder.root })).code).toBe(143);
  });

  it('resolves to 127 for a missing command', async () => {
    await using folder = await temporaryFolder();
    expect((await runCommand(join(folder.root, 'missing'), [], { cwd: folder.root, keep: true })).code).toBe(127);
  });
});
