import { isHttpError, isPostKitError } from '@postkit/sdk';

export { secondStepOf } from '@postkit/sdk';
import { passkeyFailure, passkeyMessages } from '../../data/second-factors/index.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { retryText } from './retry-text.ts';
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

export function signInFailure(error: unknown, catalogue: Catalogue): SignInFailure {
  const failures = catalogue.wordsOf(signInFailureMessages);
  const messages = catalogue.wordsOf(signInMessages);
  const failure = (text: string, seconds = 0) => ({ text, seconds, isDefect: false });
  const passkeys = catalogue.wordsOf(passkeyMessages);
  const passkey = passkeyFailure(error, catalogue);
  if (passkey) return failure(passkey);
  if (!isPostKitError(error)) return { ...failure(failures.defect), isDefect: true };
  if (!isHttpError(error)) return failure(error.code === 'response' ? failures.broken : messages.unreachable);
  const when = retryText(error.retryAfter, catalogue);
  switch (error.status) {
    case 401:
      return failure(messages.invalid);
    case 403:
      return failure(refusalText(error.body, catalogue));
    case 409:
      return failure(passkeys.unavailable);
    case 410:
      return failure(failures.expired);
    case 422:
      return failure(passkeys.refused);
    case 429:
      return failure(failures.tooOften(when), error.retryAfter);
    case 503:
      return failure(failures.busy(when), error.retryAfter);
    default:
      return failure(
        error.requestId === undefined ? failures.broken : failures.brokenRequest(error.requestId),
      );
  }
}

/** The station refuses passwords, or the account is disabled. */
function refusalText(body: unknown, catalogue: Catalogue): string {
  const failures = catalogue.wordsOf(signInFailureMessages);
  const name =
    typeof body === 'object' && body !== null && 'single_sign_on' in body ? body.single_sign_on : null;
  return typeof name === 'string' ? failures.elsewhere(name) : failures.disabled;
}
