import { isHttpError, serverMessage } from '@postkit/sdk';
import { useMessages } from '../../../host/messages.store.ts';
import { automationSetupMessages as messages } from './automation-setup.messages.ts';

/** What the station answered; without an answer, that there was none. */
export function showFailureText(error: unknown): string {
  return isHttpError(error) ? error.message : messages.unreachable;
}

/** Tells the person, and the log, that the show of a schedule could not be loaded. A lost session is the shell's to tell. */
export function reportShowFailure(error: unknown): void {
  console.error(`[postkit] ${messages.showSetup}`, error);
  if (serverMessage(error).action === 'sign-in') return;
  useMessages.getState().show({ name: messages.showSetup, details: showFailureText(error), type: 'error' });
}
