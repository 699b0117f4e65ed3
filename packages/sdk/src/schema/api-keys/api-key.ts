import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';

/** A long-lived key, as its owner sees it afterwards: never the secret. */
export const apiKey = z.object({
  id: z.int(),
  name: z.string().trim().min(1).max(100),
  /** The first characters, to tell keys apart. */
  prefix: z.string(),
  created_at: unixSeconds,
  last_used_at: unixSeconds.nullable(),
});
export type ApiKey = z.output<typeof apiKey>;

export const apiKeyInput = apiKey.pick({ name: true });

/** The one answer that holds the secret. */
export const createdApiKey = apiKey.extend({ api_key: z.string(), username: z.string() });
