// Written by `npm run generate`.

import type { ResourceListMeta } from '../common/wire-types.ts';

/** A long-lived key without its secret. */
export interface ApiKey {
  /** Number that identifies it at the station. */
  id: number;
  /** Name that its user gave it. 1 to 100 characters. */
  name: string;
  /** The first characters, for recognising the key. */
  prefix: string;
  /** When it was created. Unix seconds, UTC. */
  created_at: number;
  /** When a request used it last; null if none has. Unix seconds, UTC. */
  last_used_at: number | null;
  /** Whether it may begin sessions of a user with a second factor, and create further keys. */
  may_delegate: boolean;
  /** Id of the key that created it, with which it ends; null if its user did. */
  created_by: number | null;
  /** Number of open sessions that it began, which end with it. */
  sessions: number;
}

/** Body of the operation `apiKeys.create`. */
export interface ApiKeyInput {
  /** Name that its user gave it. 1 to 100 characters. */
  name: string;
  /** Lets the key begin sessions of a user with a second factor, and create further keys; false by default. */
  may_delegate?: boolean | undefined;
}

/** A new key with its secret, which no other response contains. */
export interface CreatedApiKey extends ApiKey {
  /** The key. Only this response contains it. */
  api_key: string;
  /** Name that the user signs in with. */
  username: string;
}

/** Response of the operation `apiKeys.list`. */
export interface ApiKeysListResponse {
  /** Position of the page in the whole list. */
  meta: ResourceListMeta;
  /** The entries of the page. */
  objects: ApiKey[];
}
