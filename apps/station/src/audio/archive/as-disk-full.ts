import { AudioError } from '../audio-error.ts';

/** `disk_full` for the errors a full disk gives, the error itself otherwise. */
export function asDiskFull(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG'
    ? new AudioError('disk_full', 'no space left', { cause: error })
    : error;
}
