import { fail } from '../../platform/errors/platform-errors.ts';
import type { StationError } from '../../platform/errors/station-error.ts';

const mb = 1024 * 1024;

/** The error of a file beyond the station's limit, which it names. */
export function tooLarge(limitBytes: number, cause?: unknown): StationError {
  const limit = limitBytes < 1024 * mb ? `${rounded(limitBytes / mb)} MB` : `${rounded(limitBytes / mb / 1024)} GB`;
  return fail('request.too-large', { message: `This file is larger than the ${limit} that this station accepts.`, cause });
}

function rounded(size: number): number {
  return Math.round(size * 10) / 10;
}
