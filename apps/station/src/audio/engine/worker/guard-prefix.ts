import { accessSync, constants } from 'node:fs';

const PRLIMIT = '/usr/bin/prlimit';
const SETPRIV = '/usr/bin/setpriv';

/** Address space an ffmpeg may use on a file from outside: far above need, far below harm. */
const ADDRESS_SPACE = 3_000_000_000;

let known: { prlimit: boolean; setpriv: boolean } | undefined;

/**
 * Words to put before the ffmpeg command where the system has the tools: die with the worker even if that is killed
 * outright (a writer to a file would go on otherwise), and, for files from outside, a limit on memory.
 */
export function guardPrefix(untrusted: boolean): string[] {
  known ??= { prlimit: exists(PRLIMIT), setpriv: exists(SETPRIV) };
  return [
    ...(untrusted && known.prlimit ? [PRLIMIT, `--as=${ADDRESS_SPACE}`] : []),
    ...(known.setpriv ? [SETPRIV, '--pdeathsig', 'KILL'] : []),
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
