import { isPostKitError, type PostKitClient } from '@postkit/sdk';

/** Milliseconds between two checks of an unreachable station. */
export const checkIntervalMs = 5000;

const unreachable = new Set(['network', 'timeout', 'unavailable']);

/** Whether a call failed because the station could not be reached. */
export function isUnreachable(error: unknown): boolean {
  return isPostKitError(error) && unreachable.has(error.code);
}

/** Whether the station responds, with any status. */
export async function isStationReachable({ sessions }: PostKitClient, signal: AbortSignal): Promise<boolean> {
  try {
    await sessions.loggedIn(undefined, { retries: 0, signal });
    return true;
  } catch (error) {
    return !isUnreachable(error);
  }
}
