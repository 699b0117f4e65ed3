import { createClient } from '@postkit/sdk';
import './zod-without-eval.ts';

/** The calls of signing in, which need no station. */
export const signInClient = createClient({ credentials: 'cookie' });
