import { PassThrough } from 'node:stream';
import type { Terminal } from '../core/terminal.ts';

export interface TestTerminal extends Terminal {
  /** Text on standard output, standard error and the progress line, and addresses that the browser opened. */
  readonly written: { out: string; err: string; progress: string; browsed: string };
}

/** A terminal in memory. `answers` are the user's replies and make it interactive. */
export function testTerminal({
  input = '',
  answers,
}: { input?: string; answers?: readonly string[] } = {}): TestTerminal {
  const written = { out: '', err: '', progress: '', browsed: '' };
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => (written.progress += chunk.toString()));
  const screen = {
    isTTY: true,
    columns: 80,
    rows: 24,
    clearLine: () => true,
    cursorTo: () => true,
    moveCursor: () => true,
  };
  const left = [...(answers ?? [])];
  return {
    written,
    out: (text) => void (written.out += text),
    write: async (bytes) => void (written.out += Buffer.from(bytes).toString('latin1')),
    err: (text) => void (written.err += text),
    interactive: answers !== undefined,
    progressStream: Object.assign(stream, screen) as unknown as NodeJS.WriteStream,
    color: false,
    ask: async (question) => {
      written.err += question;
      return left.shift() ?? '';
    },
    readInput: async () => input,
    browse: async (address) => {
      written.browsed += address;
      return true;
    },
  };
}
