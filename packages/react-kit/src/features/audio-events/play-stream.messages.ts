import type { StreamFailure } from './play-stream.ts';

/** Why audio is not heard, and what can be done. */
export const streamMessages: Record<StreamFailure, string> = {
  failed: 'This audio cannot be played right now.',
  gone: 'This audio is no longer in the archive. Replace it with other audio.',
};
