import type { UsedApiKey } from '../../platform/http/access.ts';

/** The user of a session, and the API key that began it; null for a sign-in. */
export interface SessionOwner {
  readonly userId: number;
  readonly apiKey: UsedApiKey | null;
}
