/** A change that the user has chosen; it starts once the session is confirmed. */
export type FactorAction = 'set-up-app' | 'remove-app' | 'new-codes';
