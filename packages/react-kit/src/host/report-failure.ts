import { isHttpError, isPostKitError } from '@postkit/sdk';
import type { Catalogue } from '../words/catalogue.ts';
import { reportFailureMessages } from './report-failure.messages.ts';

/** Text of a failure: the call with the station's response, or the error's own text. */
export function failureText(error: unknown, catalogue: Catalogue, call?: string): string {
  const messages = catalogue.wordsOf(reportFailureMessages);
  // The text of a NetworkError names the station's address, which users of a screen need not know.
  const hasText =
    error instanceof Error && error.message && !(isPostKitError(error) && error.code === 'network');
  const text = hasText ? error.message : messages.unreachable;
  if (call === undefined) return text;
  return isHttpError(error) ? `${call.replace(/\.$/, '')}. ${text}` : call;
}
