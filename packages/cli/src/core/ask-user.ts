import { CliError } from './cli-error.ts';

interface Asked {
  /** Whether the reply is not shown. */
  readonly hidden: boolean;
  readonly input: NodeJS.ReadableStream;
  readonly screen: NodeJS.WritableStream;
}

/** Asks a question in a terminal. @throws CliError interrupted if the user presses Ctrl+C or Ctrl+D */
export async function askUser(question: string, { hidden, input, screen }: Asked): Promise<string> {
  const { createInterface } = await import('node:readline');
  const { Writable } = await import('node:stream');
  let muted = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!muted) screen.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input, output, terminal: true });
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('close', () => reject(new CliError('interrupted', 'Interrupted.')));

      lines.question(question, resolve);
      muted = hidden;
    });
  } finally {
    lines.close();
    if (hidden) screen.write('\n');
  }
}
