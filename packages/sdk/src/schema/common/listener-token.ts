import { z } from 'zod';

/** Password of a listener of a private feed. */
export const listenerToken = z.string().max(200);

/** Query of files that private feeds link to. */
export const listenerQuery = z.object({
  /** Password of a listener of a private feed; needed if only private feeds list the episode. */
  token: listenerToken.optional(),
});
