import { isHttpError } from '@postkit/sdk';
import type { Catalogue } from '../../../words/catalogue.ts';
import { retryText } from '../retry-text.ts';
import { passwordResetMessages } from './password-reset.messages.ts';

/** Why a reset failed, with the next step. `expired`: the user needs another link. `no-mail`: the station sends no email. */
export interface ResetFailure {
  kind: 'expired' | 'no-mail' | 'other';
  text: string;
}

export function resetFailure(error: unknown, catalogue: Catalogue): ResetFailure {
  const messages = catalogue.wordsOf(passwordResetMessages);
  if (!isHttpError(error)) return { kind: 'other', text: messages.unanswered };
  const field = Object.values(error.fields).flat().join(' ');
  switch (error.status) {
    case 410:
      return { kind: 'expired', text: messages.expired };
    case 503:
      // A busy station sends Retry-After.
      return error.retryAfter === undefined
        ? { kind: 'no-mail', text: messages.noMail }
        : { kind: 'other', text: messages.busy(retryText(error.retryAfter, catalogue)) };
    case 429:
      return { kind: 'other', text: messages.tooOften(retryText(error.retryAfter, catalogue)) };
    case 400:
      return { kind: 'other', text: field || messages.failed };
    default:
      return { kind: 'other', text: messages.failed };
  }
}
