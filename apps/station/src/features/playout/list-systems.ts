import type { PlayoutSystem } from '@postkit/sdk/schema';
import { playoutPresets } from '../../playout/index.ts';

/** The systems whose messages the station reads, by name. */
export function listSystems(): PlayoutSystem[] {
  return Object.entries(playoutPresets)
    .map(([id, { name, transports, isSeen }]) => ({ id, name, transports: [...transports], is_seen: isSeen }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
