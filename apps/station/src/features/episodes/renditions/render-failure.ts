import { isAudioError, mediaRetries } from '../../../audio/index.ts';
import { isDiskFull } from '../../../platform/errors/is-disk-full.ts';
import { isStationError } from '../../../platform/errors/station-error.ts';

/** Why audio could not be rendered, with messages for staff. */
export interface RenderFailure {
  /** Retries after the first attempt. */
  readonly retries: number;
  /** Message while the station retries; `at` is a time of the station's day. */
  waiting(at: string): string;
  /** Message after the last attempt. */
  readonly message: string;
}

const retryMessage = (at: string) => `Could not process the audio. Trying again at ${at}.`;

/** Separates errors of a render that a retry may fix from those that only a user can. */
export function renderFailure(error: unknown): RenderFailure {
  const retries = mediaRetries(error, 1);
  if (isDiskFull(error)) {
    return {
      retries,
      waiting: () => 'Waiting for disk space.',
      message: "The station's disk is full. Free some space, then save the episode again.",
    };
  }
  if (isStationError(error, 'storage.unavailable')) {
    const message = "The station's file store does not respond. Save the episode to try again.";
    return { retries, waiting: () => 'Waiting for the file store.', message };
  }
  if (isStationError(error, 'episodes.making-audio')) {
    const message = 'Part of this audio is still being processed. Save the episode to try again.';
    return { retries: 6, waiting: () => 'Waiting for audio that is still being processed.', message };
  }
  return { retries: isFinal(error) ? 0 : retries, waiting: retryMessage, message: finalText(error) };
}

const goneAudio = 'Some of this audio was deleted. Remove it from the timeline and save the episode.';

function isFinal(error: unknown): boolean {
  return isGone(error) || isStationError(error, 'episodes.audio-damaged') || isAudioError(error, 'not_audio');
}

function isGone(error: unknown): boolean {
  return isStationError(error, 'audio-events.gone') || isAudioError(error, 'segment_missing');
}

function finalText(error: unknown): string {
  if (isAudioError(error, 'not_audio')) return 'There is no audio on the timeline.';
  if (isGone(error)) return goneAudio;
  if (isStationError(error, 'episodes.audio-damaged')) return error.message;
  return 'The audio could not be processed. Save the episode to try again.';
}
