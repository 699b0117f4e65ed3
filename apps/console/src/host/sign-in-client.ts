import { createClient } from '@postkit/sdk';

/** The client for signing in, which needs no station. */
export const signInClient = createClient({ credentials: 'cookie' });
