import { isStationError } from '../../platform/errors/station-error.ts';
import type { StationScope } from '../accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../audio-events/index.ts';

/** The events of a timeline, including those with deleted audio: an episode must open and save all the same. */
export async function knownEvents(
  audioEvents: AudioEvents,
  scope: StationScope,
  ids: readonly number[],
): Promise<AudioEventRow[]> {
  try {
    return await audioEvents.byIds(scope, ids);
  } catch (error) {
    if (!isStationError(error, 'audio-events.gone')) throw error;
    const found = await Promise.all(ids.map((id) => audioEvents.find(scope, id)));
    return found.filter((row) => row !== null);
  }
}
