import { isHttpError } from '@postkit/sdk';
import { retryText } from '../retry-text.ts';
import { signInMessages as messages } from './sign-in.messages.ts';

/** Why a sign-in failed, and in how many seconds it may succeed. */
export function signInFailure(error: unknown): { text: string; seconds: number } {
  if (!isHttpError(error)) return { text: messages.invalid, seconds: 0 };
  const { status, retryAfter: seconds = 0 } = error;
  if (status === 503) return { text: messages.busy(retryText(error.retryAfter)), seconds };
  if (status === 429) return { text: messages.tooOften(retryText(error.retryAfter)), seconds };
  return { text: messages.invalid, seconds: 0 };
}
