import { defineMessages } from '../../words/define-messages.ts';
import type { StreamFailure } from './play-stream.ts';

/** Why audio does not play, and what to do about it. */
export const streamMessages = defineMessages('audio-events/play-stream', {
  failed: 'This audio cannot be played right now.',
  gone: 'This audio is no longer in the archive. Replace it with other audio.',
} satisfies Record<StreamFailure, string>);
