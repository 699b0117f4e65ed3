import { isHttpError, isPostKitError, serverMessage } from '@postkit/sdk';
import { useMessages } from '../host/messages.store.ts';
import type { reportFailureMessages } from './report-failure.messages.ts';
import type { Words } from '../words/define-messages.ts';

/**
 * Reports a failed action in the message bar and in the log. The shell handles an ended session.
 * @param details Replaces the error's own text.
 */
export function reportFailure(name: string, error: unknown, details?: string): void {
  console.error(`[postkit] ${name}`, error);
  const message = serverMessage(error, name);
  if (message.action === 'show') useMessages.getState().show({ name, details: details ?? message.details, type: 'error' });
}

/** Text of a failure: the call with the station's response, or the error's own text. */
export function failureText(error: unknown, messages: Words<typeof reportFailureMessages>, call?: string): string {
  // The text of a NetworkError names the station's address, which users of a screen need not know.
  const hasText = error instanceof Error && error.message && !(isPostKitError(error) && error.code === 'network');
  const text = hasText ? error.message : messages.unreachable;
  if (call === undefined) return text;
  return isHttpError(error) ? `${call}. ${text}` : call;
}
