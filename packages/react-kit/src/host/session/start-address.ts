import type { HostAddress, HostStorage } from '../host.ts';

const key = 'start-area';

/** An area that the workspace can open with. */
export type StartArea = 'audio' | 'today';

/** The user's choice; the audio editor without one. */
export function startArea(storage: Pick<HostStorage, 'get'>): StartArea {
  return storage.get(key) === 'today' ? 'today' : 'audio';
}

export function chooseStartArea(storage: Omit<HostStorage, 'get'>, area: StartArea): void {
  if (area === 'audio') storage.remove(key);
  else storage.set(key, area);
}

/** The address that the workspace of a station opens with, by the user's choice in this browser. */
export function startAddress(storage: Pick<HostStorage, 'get'>, station: string): HostAddress {
  return startArea(storage) === 'today' ? `/${station}/today` : `/${station}/audio-editor`;
}
