import type { HostStorage } from '../host.ts';

/**
 * The state of the first steps of a station for a user of this browser: they opened by themselves, the user hid them, or took
 * the last of them. Null at first.
 */
export type FirstRunChoice = 'opened' | 'hidden' | 'taken';

const keyOf = (station: string, username: string) => `first-run-${station}-${username}`;

export function firstRunChoice(
  storage: Pick<HostStorage, 'get'>,
  station: string,
  username: string,
): string | null {
  return storage.get(keyOf(station, username));
}

export function chooseFirstRun(
  storage: Pick<HostStorage, 'set'>,
  station: string,
  username: string,
  choice: FirstRunChoice,
): void {
  storage.set(keyOf(station, username), choice);
}
