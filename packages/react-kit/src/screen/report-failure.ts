import { isHttpError, serverMessage } from '@postkit/sdk';
import { useMessages } from '../host/messages.store.ts';
import { reportFailureMessages as messages } from './report-failure.messages.ts';

/**
 * Reports in the message bar and in the log that an action failed. A lost session is left to the shell.
 * @param details In place of the error's own text.
 */
export function reportFailure(name: string, error: unknown, details?: string): void {
  console.error(`[postkit] ${name}`, error);
  const message = serverMessage(error, name);
  if (message.action === 'show') useMessages.getState().show({ name, details: details ?? message.details, type: 'error' });
}

/** A failure in words: those of the call with what the station responded, or without them the error's text. */
export function failureText(error: unknown, call?: string): string {
  const text = error instanceof Error && error.message ? error.message : messages.unreachable;
  if (call === undefined) return text;
  return isHttpError(error) ? `${call}. ${text}` : call;
}
