import { isHttpError, serverMessage } from '@postkit/sdk';
import { useMessages } from '../../../host/messages.store.ts';
import { showSetupMessages as messages } from './show-setup.messages.ts';

/** The words for a failure: the call's own, with what the station answered; without them the error's text. */
export function failureDetails(error: unknown, call?: string): string {
  const told = error instanceof Error && error.message ? error.message : messages.unreachable;
  if (call === undefined) return told;
  return isHttpError(error) ? `${call}. ${told}` : call;
}

/** Tells the person, and the log, that something of the show set-up failed. A lost session is the shell's to tell. */
export function reportSetupFailure(error: unknown, call?: string): void {
  console.error(`[postkit] ${messages.messageName}`, error);
  if (serverMessage(error).action === 'sign-in') return;
  useMessages.getState().show({ name: messages.messageName, details: failureDetails(error, call), type: 'error' });
}
