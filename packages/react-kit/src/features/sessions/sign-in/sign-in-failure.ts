import { isHttpError, isPostKitError } from '@postkit/sdk';
import { retryText } from '../retry-text.ts';
import { signInFailureMessages } from './sign-in-failure.messages.ts';
import { signInMessages } from './sign-in.messages.ts';

/** Why a sign-in failed. */
export interface SignInFailure {
  text: string;
  /** After this time the text no longer applies, because the next attempt may succeed; 0 if it applies until then. */
  seconds: number;
  /** No failure that a station or a network causes, but a defect of the page. */
  isDefect: boolean;
}

export function signInFailure(error: unknown): SignInFailure {
  const failure = (text: string, seconds = 0) => ({ text, seconds, isDefect: false });
  if (!isPostKitError(error)) return { ...failure(signInFailureMessages.english.defect), isDefect: true };
  if (!isHttpError(error))
    return failure(error.code === 'response' ? signInFailureMessages.english.broken : signInMessages.english.unreachable);
  const when = retryText(error.retryAfter);
  switch (error.status) {
    case 401:
      return failure(signInMessages.english.invalid);
    case 403:
      return failure(signInFailureMessages.english.disabled);
    case 429:
      return failure(signInFailureMessages.english.tooOften(when), error.retryAfter);
    case 503:
      return failure(signInFailureMessages.english.busy(when), error.retryAfter);
    default:
      return failure(
        error.requestId === undefined ? signInFailureMessages.english.broken : signInFailureMessages.english.brokenRequest(error.requestId),
      );
  }
}
