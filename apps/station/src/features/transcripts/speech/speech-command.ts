import { spawn } from 'node:child_process';
import { readSpeech } from './read-speech.ts';
import { longestAnswer, type SpeechAdapter, SpeechError } from './speech-adapter.ts';

export interface SpeechCommandSettings {
  /** The program and its arguments, separated by spaces. `{file}` and `{language}` are replaced; without `{file}`, the path is appended. */
  readonly command: string;
  readonly language: string | undefined;
  readonly timeoutMs: number;
}

/** The variables that a program gets; the others hold secrets of the station. */
const passedVariables = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR', 'LD_LIBRARY_PATH'];

/** A program on this machine that prints JSON or VTT. It runs without a shell. */
export function speechCommand({
  command,
  language = 'auto',
  timeoutMs,
}: SpeechCommandSettings): SpeechAdapter {
  const [program = '', ...words] = command.trim().split(/\s+/);
  return async ({ file, signal }) => {
    const named = words.map((word) => word.replaceAll('{file}', file).replaceAll('{language}', language));
    const args = words.some((word) => word.includes('{file}')) ? named : [...named, file];
    return readSpeech(await output(program, args, { signal, timeoutMs }));
  };
}

/** Runs a program and resolves to its output. @throws SpeechError */
async function output(
  program: string,
  args: readonly string[],
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
) {
  const time = AbortSignal.timeout(timeoutMs);
  const env = Object.fromEntries(
    passedVariables.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  const child = spawn(program, args, {
    shell: false,
    stdio: ['ignore', 'pipe', 'ignore'],
    env,
    detached: true,
  });
  // A program may have started others; they end with it.
  const kill = (): void => {
    if (child.pid !== undefined && child.exitCode === null) killGroup(child.pid);
  };
  const stop = AbortSignal.any([signal, time]);
  stop.addEventListener('abort', kill, { once: true });
  const chunks: Buffer[] = [];
  let bytes = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > longestAnswer) kill();
    else chunks.push(chunk);
  });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    signal.throwIfAborted();
    if (time.aborted)
      throw new SpeechError('The speech program took too long and was ended.', { isTemporary: false });
    if (bytes > longestAnswer)
      throw new SpeechError('The speech program printed too much.', { isTemporary: false });
    if (code !== 0)
      throw new SpeechError(`The speech program failed (exit status ${code ?? 'none'}).`, {
        isTemporary: true,
      });
    return Buffer.concat(chunks).toString('utf8');
  } catch (error) {
    if (error instanceof SpeechError || signal.aborted) throw error;
    const message =
      'The speech program cannot be started. Ask the operator of this installation to check POSTKIT_SPEECH_COMMAND.';
    throw new SpeechError(message, { isTemporary: false, cause: error });
  } finally {
    stop.removeEventListener('abort', kill);
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
