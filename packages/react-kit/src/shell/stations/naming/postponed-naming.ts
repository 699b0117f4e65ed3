import type { HostStorage } from '../../../host/host.ts';

const key = 'nameStationLater';
const day = 86_400_000;

/** Whether the user has put the question off. @param now Unix milliseconds. */
export function isPostponed(storage: HostStorage, now: number): boolean {
  return Number(storage.get(key) ?? 0) > now;
}

/** Puts the question off for a day in this browser. */
export function postpone(storage: HostStorage, now: number): void {
  storage.set(key, String(now + day));
}
