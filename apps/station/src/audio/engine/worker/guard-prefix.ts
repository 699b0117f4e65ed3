import { accessSync, constants } from 'node:fs';

const PRLIMIT = '/usr/bin/prlimit';
const SETPRIV = '/usr/bin/setpriv';

/** Address space in bytes that an ffmpeg may use for an untrusted file: far above what it needs, and harmless. */
const ADDRESS_SPACE = 3_000_000_000;

let tools: { prlimit: boolean; setpriv: boolean } | undefined;

/**
 * Arguments before the ffmpeg command, if the system has the tools: ffmpeg dies with the worker even when that is killed
 * outright (otherwise a writer to a file would keep running), and has a memory limit for untrusted files.
 */
export function guardPrefix(untrusted: boolean): string[] {
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
