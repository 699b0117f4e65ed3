import { mediaRetries } from '../../audio/index.ts';
import { isDiskFull } from '../../platform/errors/is-disk-full.ts';

/** Why a file could not be encoded by a try that another one may mend. The words are inside a sentence, without a full stop. */
export interface EncodeFailure {
  /** Tries after the first that failed. */
  readonly retries: number;
  /** While the station tries again. */
  readonly waiting: string;
  /** Once it has given up. */
  readonly message: string;
}

export function encodeFailure(error: unknown): EncodeFailure {
  const retries = mediaRetries(error, 3);
  if (isDiskFull(error)) {
    return { retries, waiting: 'Waiting for disk space', message: "The station's disk is full" };
  }
  return { retries, waiting: 'Encoding was interrupted; the station is trying again', message: 'The station could not encode this file' };
}
