import { isAudioError, mediaRetries } from '../../../audio/index.ts';
import { isDiskFull } from '../../../platform/errors/is-disk-full.ts';
import { isStationError } from '../../../platform/errors/station-error.ts';

/** Why audio could not be made, in words for staff. */
export interface RenderFailure {
  /** Tries after the first that failed. */
  readonly retries: number;
  /** While the station tries again; `at` is a time of the station's day. */
  waiting(at: string): string;
  /** Once it has given up. */
  readonly message: string;
}

const triesAgain = (at: string) => `Could not process the audio. Trying again at ${at}.`;

/** Sorts an error of a render into what another try may mend and what only a user can. */
export function renderFailure(error: unknown): RenderFailure {
  const retries = mediaRetries(error, 1);
  if (isDiskFull(error)) {
    return {
      retries,
      waiting: () => 'Waiting for disk space.',
      message: "The station's disk is full. Free some space, then save the episode again.",
    };
  }
  if (isStationError(error, 'episodes.making-audio')) {
    const message = 'Part of this audio is still being processed. Save the episode to try again.';
    return { retries: 6, waiting: () => 'Waiting for audio that is still being processed.', message };
  }
  return { retries: isFinal(error) ? 0 : retries, waiting: triesAgain, message: finalWords(error) };
}

const goneAudio = 'Some of this audio was deleted. Remove it from the timeline and save the episode.';

function isFinal(error: unknown): boolean {
  return isGone(error) || isStationError(error, 'episodes.audio-damaged') || isAudioError(error, 'not_audio');
}

function isGone(error: unknown): boolean {
  return isStationError(error, 'audio-events.gone') || isAudioError(error, 'segment_missing');
}

function finalWords(error: unknown): string {
  if (isAudioError(error, 'not_audio')) return 'There is no audio on the timeline.';
  if (isGone(error)) return goneAudio;
  if (isStationError(error, 'episodes.audio-damaged')) return error.message;
  return 'The audio could not be processed. Save the episode to try again.';
}
