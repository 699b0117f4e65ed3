import { mediaRetries } from '../../audio/index.ts';
import { isDiskFull } from '../../platform/errors/is-disk-full.ts';
import { isStationError } from '../../platform/errors/station-error.ts';

/**
 * Why a file could not be encoded by an attempt that a retry may fix. The texts appear inside a sentence, without a
 * full stop.
 */
export interface EncodeFailure {
  /** Retries after the first attempt. */
  readonly retries: number;
  /** Message while the station retries. */
  readonly waiting: string;
  /** Message after the last attempt. */
  readonly message: string;
}

export function encodeFailure(error: unknown): EncodeFailure {
  const retries = mediaRetries(error, 3);
  if (isDiskFull(error)) {
    return { retries, waiting: 'Waiting for disk space', message: "The station's disk is full" };
  }
  if (isStationError(error, 'storage.unavailable')) {
    return {
      retries,
      waiting: 'Waiting for the file store',
      message: "The station's file store does not respond",
    };
  }
  return {
    retries,
    waiting: 'Encoding was interrupted; the station is trying again',
    message: 'The station could not encode this file',
  };
}
