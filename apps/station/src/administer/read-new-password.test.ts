import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readNewPassword } from './read-new-password.ts';

/** A terminal that records what it shows, and whether it is raw. */
function openTerminal() {
  const stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode(isRaw: boolean) {
      modes.push(isRaw);
      return stdin as never;
    },
  });
  const modes: boolean[] = [];
  let shown = '';
  const stderr = { write: (text: string) => (shown += text) };
  const read = readNewPassword('Mia Moor', { env: {}, stdin: stdin as never, stderr });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    read,
    modes,
    shown: () => shown,
    async type(text: string | Buffer) {
      stdin.write(text);
      await turn();
    },
  };
}

describe('readNewPassword', () => {
  it('reads a terminal twice, without showing what is typed', async () => {
    const terminal = openTerminal();
    const typed = Buffer.from('grüx\u007Fn\r');
    // A character of two bytes arrives in two parts.
    await terminal.type(typed.subarray(0, 3));
    await terminal.type(typed.subarray(3));
    await terminal.type('grün\r');
    expect(await terminal.read).toBe('grün');
    expect(terminal.shown()).toBe('New password for Mia Moor: \nThe same again: \n');
    expect(terminal.modes).toEqual([true, false, true, false]);
  });

  const piped = (text: string, env = {}) =>
    readNewPassword('Mia Moor', {
      env,
      stdin: Readable.from([Buffer.from(text)]) as never,
      stderr: { write: () => true },
    });

  it('reads the environment first, then standard input without its line end', async () => {
    expect(await piped('from input\n', { POSTKIT_NEW_PASSWORD: 'from environment' })).toBe(
      'from environment',
    );
    expect(await piped('from input\r\n', { POSTKIT_NEW_PASSWORD: '' })).toBe('from input');
    expect(await piped(' with spaces ')).toBe(' with spaces ');
  });

  it('refuses an empty standard input, and several lines', async () => {
    await expect(piped('\n')).rejects.toThrow('There is no password. Type it in a terminal');
    await expect(piped('one line\nanother\n')).rejects.toThrow(
      'A password is one line, and standard input has several.',
    );
  });

  it('refuses two passwords that differ', async () => {
    const terminal = openTerminal();
    const refusal = terminal.read.catch((error: unknown) => String(error));
    await terminal.type('first password\n');
    await terminal.type('other password\n');
    expect(await refusal).toBe('Error: The two passwords differ. Nothing is changed.');
  });

  it.each(['\u0003', '\u0004'])('stops at %j, and makes the terminal as it was', async (key) => {
    const terminal = openTerminal();
    const refusal = terminal.read.catch((error: unknown) => String(error));
    await terminal.type(`half${key}`);
    expect(await refusal).toBe('Error: Cancelled. Nothing is changed.');
    expect(terminal.modes).toEqual([true, false]);
  });
});
