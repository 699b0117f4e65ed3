import { isHttpError, serverMessage } from '@postkit/sdk';
import { useMessages } from '../../../host/messages.store.ts';
import { usersMessages as messages } from './users.messages.ts';

/**
 * Tells the person, and the log, that a user was not saved: a 400 that is nothing but text says itself, everything
 * else has the usual words. Answers what is known beyond them, for the dialog.
 */
export function reportSaveFailure(error: unknown): string {
  console.error(`[postkit] ${messages.saveFailed}`, error);
  const ownWords = isHttpError(error, 400) && typeof error.body === 'string' ? error.body.trim() : '';
  useMessages.getState().show({ name: messages.user, details: ownWords || messages.saveFailed, type: 'error' });
  const message = serverMessage(error);
  return ownWords || (message.action === 'show' ? message.details : '');
}
