import { createClient } from '@postkit/sdk';
import './zod-without-eval.ts';

/** The client for signing in, which needs no station. */
export const signInClient = createClient({ credentials: 'cookie' });
