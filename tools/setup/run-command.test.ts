import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from './run-command.mjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

describe('runCommand', () => {
  it('resolves to the exit code and the output', async () => {
    await using folder = await temporaryFolder();
    expect(await runCommand('sh', ['-c', 'echo words; exit 4'], { cwd: folder.root, keep: true })).toEqual({
      code: 4,
      output: 'words\n',
    });
  });

  it('resolves to 128 plus the number of the signal, as in a shell', async () => {
    await using folder = await temporaryFolder();
    expect((await runCommand('sh', ['-c', 'kill -TERM $$'], { cwd: folder.root })).code).toBe(143);
  });

  it('resolves to 127 for a missing command', async () => {
    await using folder = await temporaryFolder();
    expect((await runCommand(join(folder.root, 'missing'), [], { cwd: folder.root, keep: true })).code).toBe(
      127,
    );
  });

  it('writes the output to a log, without a terminal', async () => {
    await using folder = await temporaryFolder();
    let log = '';
    const ending = await runCommand('sh', ['-c', 'echo words; echo more >&2; test -t 0'], {
      cwd: folder.root,
      log: (chunk) => (log += chunk.toString()),
    });
    expect(ending.code).toBe(1);
    expect(log.split('\n').toSorted()).toEqual(['', 'more', 'words']);
    expect(ending.output).toBe(log);
  });

  it('ends the command and what it started when it is aborted', async () => {
    await using folder = await temporaryFolder();
    const stop = new AbortController();
    const options = { cwd: folder.root, signal: stop.signal, log: () => stop.abort() };
    // The output stays open until both have ended.
    expect((await runCommand('sh', ['-c', 'sleep 1000 & echo started; wait'], options)).code).toBe(143);
  });
});
