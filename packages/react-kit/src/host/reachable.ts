import { isPostKitError, type PostKitClient } from '@postkit/sdk';

/** Milliseconds between two looks whether a station that could not be reached answers again. */
export const lookEveryMs = 5000;

const unreachable = new Set(['network', 'timeout', 'unavailable']);

/** Whether a call failed because there was nobody to answer it. */
export function isUnreachable(error: unknown): boolean {
  return isPostKitError(error) && unreachable.has(error.code);
}

/** Whether the station answers, whatever it says. */
export async function answers({ sessions }: PostKitClient, signal: AbortSignal): Promise<boolean> {
  try {
    await sessions.loggedIn(undefined, { retries: 0, signal });
    return true;
  } catch (error) {
    return !isUnreachable(error);
  }
}
