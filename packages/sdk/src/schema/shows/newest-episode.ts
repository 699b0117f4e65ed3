import { z } from 'zod';
import { queryBoolean, queryInteger } from '../common/scalars.ts';

export const newestQuery = z.object({
  /** Greatest age of the episode in hours. An older one responds 404, so that a playout system does not repeat it. */
  max_age: queryInteger.pipe(z.int().min(1).max(8784)).optional(),
  /** Whether the download is not counted, because a playout system is no listener. */
  playout: queryBoolean.optional(),
});
