import { isDiskFull } from './is-disk-full.ts';

/** Handles the failure of a write that the request can do without: a full disk must not prevent it. @throws every other error */
export function ignoreFullDisk(error: unknown): void {
  if (!isDiskFull(error)) throw error;
}
