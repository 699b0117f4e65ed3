import { defineErrors } from '../../platform/errors/define-errors.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';

export const fail = defineErrors({
  'episodes.changed': { status: 409, message: 'Another user saved this episode after you opened it.' },
  'episodes.rights-changed': {
    status: 409,
    message: 'The rules for audio in this episode have changed. Publish it from the editor.',
  },
  'episodes.not-unpublished': { status: 409, message: 'Unpublish the episode before you delete it.' },
  'episodes.no-audio': { status: 409, message: 'This episode has no audio yet. Add some to its timeline.' },
  'episodes.making-audio': {
    status: 409,
    message: 'The audio is still being processed. Try again in a moment.',
  },
  'episodes.making-video': {
    status: 409,
    message: 'The video is still being processed. Try again in a moment.',
  },
  'episodes.video-failed': {
    status: 409,
    message: 'The video could not be created. Save the episode to try again.',
  },
  'episodes.no-advanced-video': {
    status: 409,
    message: 'This episode is not published as an advanced video.',
  },
  'episodes.video-type': { status: 415, message: 'This video cannot be read. Send an mp4 file.' },
  'episodes.no-video-editor': {
    status: 409,
    message: 'No video editor is set up on this station. Ask your administrator.',
  },
  'episodes.only-in-feed': { status: 409, message: 'Episodes are published only in this private feed.' },
  'episodes.file-failed': { status: 422, message: 'The file could not be created. Request it again.' },
  'episodes.audio-damaged': {
    status: 422,
    message: 'All of this audio is damaged. Replace it on the timeline and save the episode.',
  },
  'episodes.version-served': { status: 409, message: 'This version is the audio of the episode already.' },
  'episodes.version-gone': { status: 409, message: 'The files of this version are no longer kept.' },
  'episodes.audio-failed': {
    status: 409,
    message: 'The audio could not be processed. Save the episode to try again.',
  },
});

/** The 409 of a private feed that is deleted while only it has published or scheduled episodes. */
export function onlyInFeed(count: number) {
  const episodes = count === 1 ? '1 episode is' : `${count} episodes are`;
  const message = `${episodes} published only in this private feed. Unpublish them or give them another destination, then delete the feed.`;
  return fail('episodes.only-in-feed', { message });
}

/** A 400 that names the invalid field. */
export function invalidField(field: string, message: string) {
  return failPlatform('request.invalid', { message: `${field}: ${message}`, fields: { [field]: [message] } });
}
