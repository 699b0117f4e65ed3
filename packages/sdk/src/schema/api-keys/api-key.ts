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
  /** Whether it may begin sessions of a user with a second factor, and create further keys. */
  may_delegate: z.boolean(),
  /** Id of the key that created it, with which it ends; null if its user did. */
  created_by: z.int().nullable(),
  /** Number of open sessions that it began, which end with it. */
  sessions: z.int(),
});
export type ApiKey = z.output<typeof apiKey>;

export const apiKeyInput = apiKey.pick({ name: true }).extend({
  /** Lets the key begin sessions of a user with a second factor, and create further keys; false by default. */
  may_delegate: z.boolean().default(false),
});
export type ApiKeyInput = z.output<typeof apiKeyInput>;

/** A new key with its secret, which no other response contains. */
export const createdApiKey = apiKey.extend({
  /** The key. Only this response contains it. */
  api_key: z.string(),
  username: z.string(),
});
