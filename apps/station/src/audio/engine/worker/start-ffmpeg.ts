import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { AudioError, type AudioErrorCode } from '../../audio-error.ts';

const PRLIMIT = '/usr/bin/prlimit';
const SETPRIV = '/usr/bin/setpriv';

/** Address space in bytes that an ffmpeg may use for an untrusted file: far above what it needs, and harmless. */
const ADDRESS_SPACE = 3_000_000_000;

let tools: { prlimit: boolean; setpriv: boolean } | undefined;

/**
 * Arguments before the ffmpeg command, if the system has the tools: ffmpeg dies with the worker even when that is killed
 * outright (otherwise a writer to a file would keep running), and has a memory limit for untrusted files.
 */
function guardPrefix(untrusted: boolean): string[] {
  tools ??= { prlimit: exists(PRLIMIT), setpriv: exists(SETPRIV) };
  return [
    ...(untrusted && tools.prlimit ? [PRLIMIT, `--as=${ADDRESS_SPACE}`] : []),
    ...(tools.setpriv ? [SETPRIV, '--pdeathsig', 'KILL'] : []),
  ];
}

function exists(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Bytes of the end of stderr that are kept: enough for the loudness summary and the reason of a failure. */
const STDERR_BYTES = 64 * 1024;

const children = new Set<ChildProcess>();

/** How to start an ffmpeg. */
export interface FfmpegStart {
  ffmpeg: string;
  args: string[];
  signal: AbortSignal;
  /** Whether the input is an untrusted file. */
  untrusted?: boolean;
  /** Milliseconds after which ffmpeg is killed; undefined for live streams. */
  wallMs?: number;
  /** Its environment, which is empty otherwise. */
  env?: Record<string, string>;
}

/** How an ffmpeg ended. */
export interface FfmpegExit {
  code: number | null;
  /** The signal that killed it, sent by this process, the system or an operator. */
  signal: NodeJS.Signals | null;
  stderr: string;
  timedOut: boolean;
  /** Whether the program could not be run at all. */
  failedToStart: boolean;
}

/** Exit codes of the guards (and of shells) when their command is missing or cannot be run. */
const NOT_RUNNABLE = [126, 127];

/** A running ffmpeg: standard streams and one more output, descriptor 3. */
export interface RunningFfmpeg {
  stdin: Writable;
  stdout: Readable;
  extra: Readable;
  exit: Promise<FfmpegExit>;
  kill: () => void;
  /** Whether a thread of it runs, is stopped, or waits for a processor or a disk: not if all wait for input or for their output to be read. */
  isBusy: () => boolean;
}

/** Starts one ffmpeg. It is killed (SIGKILL, the only signal it obeys at once) on abort, on timeout and when the worker ends. */
export function startFfmpeg({
  ffmpeg,
  args,
  signal,
  untrusted = false,
  wallMs,
  env = {},
}: FfmpegStart): RunningFfmpeg {
  const [program = ffmpeg, ...words] = [
    ...guardPrefix(untrusted),
    ffmpeg,
    '-hide_banner',
    '-nostats',
    ...args,
  ];
  const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'pipe', 'pipe'], env });
  children.add(child);
  let timedOut = false;
  const kill = (): void => void child.kill('SIGKILL');
  function expire(): void {
    timedOut = true;
    kill();
  }
  const timer = wallMs === undefined ? undefined : setTimeout(expire, wallMs);
  signal.addEventListener('abort', kill, { once: true });
  if (signal.aborted) kill();
  let stderr = '';
  child.stderr
    ?.setEncoding('utf8')
    .on('data', (text: string) => (stderr = (stderr + text).slice(-STDERR_BYTES)));
  const exit = new Promise<FfmpegExit>((resolve) => {
    child.once('error', (error) =>
      resolve({ code: null, signal: null, stderr: error.message, timedOut, failedToStart: true }),
    );
    child.once('close', (code, ended) =>
      resolve({ code, signal: ended, stderr, timedOut, failedToStart: NOT_RUNNABLE.includes(code ?? 0) }),
    );
  }).finally(() => {
    clearTimeout(timer);
    children.delete(child);
    signal.removeEventListener('abort', kill);
  });
  const [stdin, stdout, , extra] = child.stdio;
  if (!stdin || !stdout || !extra || !('read' in extra))
    throw new AudioError('engine_failed', 'ffmpeg could not be started');
  // A child that ends early closes its input; the exit code gives the reason, which a write error would hide.
  stdin.on('error', () => undefined);
  return {
    stdin,
    stdout,
    extra,
    exit,
    kill,
    isBusy: () => child.pid !== undefined && hasBusyThread(child.pid),
  };
}

function hasBusyThread(pid: number): boolean {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.some((thread) =>
      /\) [RDTt] /.test(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')),
    );
  } catch {
    // A thread has ended meanwhile.
    return true;
  }
}

/** Kills every ffmpeg of this process. */
export function killAllFfmpeg(): void {
  for (const child of children) child.kill('SIGKILL');
}

/** Throws the error for an exit; `code` is for an ffmpeg that failed by itself. */
export function checkExit(
  exit: FfmpegExit,
  signal: AbortSignal,
  code: AudioErrorCode = 'engine_failed',
): void {
  if (signal.aborted) throw new AudioError('cancelled', 'cancelled');
  if (exit.failedToStart) throw new AudioError('engine_failed', 'ffmpeg could not be started');
  checkInterrupted(exit);
  if (exit.stderr.includes('No space left on device')) throw new AudioError('disk_full', 'no space left');
  if (exit.code !== 0) throw new AudioError(code, errorLines(exit.stderr));
}

/** Throws `engine_timeout` or `engine_killed` for an ffmpeg that was interrupted. */
export function checkInterrupted({ timedOut, signal }: FfmpegExit): void {
  if (timedOut) throw new AudioError('engine_timeout', 'ffmpeg took longer than it may');
  if (signal) throw new AudioError('engine_killed', `ffmpeg was ended by ${signal}`);
}

/** The last lines of stderr, without memory addresses and file names. */
function errorLines(stderr: string): string {
  const lines = stderr.trimEnd().split('\n').slice(-3).join(' | ');
  return (
    lines
      .replaceAll(/ @ 0x[0-9a-f]+/g, '')
      .replaceAll(/(?:\/[^\s/:|]+)+/g, '…')
      .slice(0, 400) || 'ffmpeg failed'
  );
}
