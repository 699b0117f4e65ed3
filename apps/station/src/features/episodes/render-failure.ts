import { isAudioError } from '../../audio/index.ts';
import { isStationError } from '../../platform/errors/station-error.ts';

/** Why audio could not be made, for staff. */
export interface RenderFailure {
  readonly message: string;
  /** Trying again without somebody's doing would fail again. */
  readonly isFinal: boolean;
}

export function renderFailure(error: unknown): RenderFailure {
  if (isStationError(error, 'storage.full') || isAudioError(error, 'disk_full')) {
    return { message: "The station's disk is full. Free some space, then save the episode again.", isFinal: true };
  }
  if (isStationError(error, 'audio-events.gone') || isAudioError(error, 'segment_missing')) {
    return { message: 'Some of this audio is no longer there. Take it off the timeline and save the episode.', isFinal: true };
  }
  if (isAudioError(error, 'not_audio')) return { message: 'There is no sound on the timeline.', isFinal: true };
  return { message: 'The audio could not be made. Save the episode to try again.', isFinal: false };
}
