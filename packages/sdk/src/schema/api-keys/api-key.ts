import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';

/** A long-lived key without its secret. */
export const apiKey = z.object({
  id: z.int(),
  /** Name that its user gave it. */
  name: z.string().trim().min(1).max(100),
  /** The first characters, for recognising the key. */
  prefix: z.string(),
  created_at: unixSeconds,
  /** When a request used it last; null if none has. */
  last_used_at: unixSeconds.nullable(),
});
export type ApiKey = z.output<typeof apiKey>;

export const apiKeyInput = apiKey.pick({ name: true });

/** A new key with its secret, which no other response contains. */
export const createdApiKey = apiKey.extend({
  /** The key. Only this response contains it. */
  api_key: z.string(),
  username: z.string(),
});
