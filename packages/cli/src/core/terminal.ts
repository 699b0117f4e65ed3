import { once } from 'node:events';
import { askUser } from './ask-user.ts';

/** Input and output of a command: data goes to `out`, messages go to `err`. */
export interface Terminal {
  out(text: string): void;
  /** Bytes for standard output. Resolves once it takes more. */
  write(bytes: Uint8Array): Promise<void>;
  err(text: string): void;
  /** Whether a user is there to answer questions and watch progress. */
  interactive: boolean;
  /** Stream of the progress line. */
  progressStream: NodeJS.WriteStream;
  color: boolean;
  ask(question: string, options?: { hidden?: boolean }): Promise<string>;
  readInput(): Promise<string>;
  /** Opens an address in the user's browser. Resolves to false if there is none. */
  browse(address: string): Promise<boolean>;
}

async function readStandardInput(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += String(chunk);
  return text.trim();
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const interactive = Boolean(process.stdin.isTTY && process.stderr.isTTY && !process.env.CI);
  // The reader, such as `head`, has all it wants.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  return {
    out: (text) => void process.stdout.write(text),
    write: async (bytes) => {
      if (!process.stdout.write(bytes)) await once(process.stdout, 'drain');
    },
    err: (text) => void process.stderr.write(text),
    interactive,
    progressStream: process.stderr,
    color: Boolean(process.stdout.isTTY) && !process.env.NO_COLOR,
    ask: async (question, { hidden = false } = {}) =>
      askUser(question, { hidden, input: process.stdin, screen: process.stderr }),
    readInput: readStandardInput,
    browse: async (address) => (await import('./browse.ts')).browse(address),
  };
}
