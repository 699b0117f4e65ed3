import { AudioError } from '../audio-error.ts';

/** Converts the errors of a full disk to `disk_full`; returns any other error unchanged. */
export function asDiskFull(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG'
    ? new AudioError('disk_full', 'no space left', { cause: error })
    : error;
}
