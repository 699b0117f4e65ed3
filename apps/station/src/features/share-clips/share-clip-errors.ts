import { defineErrors } from '../../platform/errors/define-errors.ts';

export const fail = defineErrors({
  'share-clips.too-many': {
    status: 409,
    message: 'The station has 100 clips. Delete one, then make the next.',
  },
  'share-clips.audio-processing': {
    status: 409,
    message: 'Some of this audio is still being processed. Try again in a moment.',
  },
  'share-clips.processing': { status: 409, message: 'The clip is being made. Try again in a moment.' },
  'share-clips.failed': { status: 410, message: 'The clip could not be made. Make it again.' },
});
