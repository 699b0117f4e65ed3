import { text } from 'node:stream/consumers';
import { StringDecoder } from 'node:string_decoder';

/** The environment variable with a new password. */
const variable = 'POSTKIT_NEW_PASSWORD';

/** The parts of `process` that a password comes from. */
export interface PasswordSource {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Pick<NodeJS.ReadStream, 'isTTY' | 'setRawMode' | 'on' | 'off' | 'resume' | 'pause'> &
    NodeJS.ReadableStream;
  readonly stderr: { write(text: string): unknown };
}

/**
 * Reads a new password: from the environment, from a terminal without showing it, twice, or from standard input.
 * @throws an Error with a message for the operator
 */
export async function readNewPassword(
  title: string,
  { env, stdin, stderr }: PasswordSource,
): Promise<string> {
  const given = env[variable];
  if (given) return given;
  if (!stdin.isTTY) return oneLine(await text(stdin));
  const first = await prompt(`New password for ${title}: `, { stdin, stderr });
  if ((await prompt('The same again: ', { stdin, stderr })) !== first)
    throw new Error('The two passwords differ. Nothing is changed.');
  return first;
}

function oneLine(input: string): string {
  const password = input.replace(/\r?\n$/, '');
  if (password === '')
    throw new Error(
      `There is no password. Type it in a terminal, or pass it in standard input or ${variable}.`,
    );
  if (/[\r\n]/.test(password))
    throw new Error('A password is one line, and standard input has several. Nothing is changed.');
  return password;
}

/** Reads a line from a terminal that does not show it. */
function prompt(
  question: string,
  { stdin, stderr }: Pick<PasswordSource, 'stdin' | 'stderr'>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const decoder = new StringDecoder('utf8');
    let typed: string[] = [];
    function end(): void {
      stdin.off('data', read);
      stdin.setRawMode(false);
      stdin.pause();
      stderr.write('\n');
    }
    function read(data: Buffer): void {
      for (const character of decoder.write(data)) {
        if (character === '\r' || character === '\n') {
          end();
          return resolve(typed.join(''));
        }
        if (character === ctrlC || character === ctrlD) {
          end();
          return reject(new Error('Cancelled. Nothing is changed.'));
        }
        typed = character === backspace || character === ctrlH ? typed.slice(0, -1) : [...typed, character];
      }
    }
    stderr.write(question);
    stdin.setRawMode(true);
    stdin.on('data', read);
    stdin.resume();
  });
}

const [ctrlC, ctrlD, ctrlH, backspace] = ['\u0003', '\u0004', '\b', '\u007F'];
