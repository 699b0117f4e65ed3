import { fail } from '../../platform/errors/platform-errors.ts';
import type { StationError } from '../../platform/errors/station-error.ts';
import { formatBytes } from '../../platform/format-bytes.ts';

/** The error for a file beyond the station's limit, which its message names. */
export function tooLarge(limitBytes: number, cause?: unknown): StationError {
  return fail('request.too-large', {
    message: `This file is larger than the ${formatBytes(limitBytes)} that this station accepts.`,
    cause,
  });
}
