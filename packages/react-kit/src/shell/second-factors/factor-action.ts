import type { Passkey } from '@postkit/sdk/schema';

/** A change that the user has chosen; it starts once the session is confirmed. */
export type FactorAction =
  | { kind: 'set-up-app' | 'remove-app' | 'new-codes' | 'add-passkey' }
  | { kind: 'rename-passkey' | 'remove-passkey'; passkey: Passkey };
