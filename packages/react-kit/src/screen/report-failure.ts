import { serverMessage } from '@postkit/sdk';
import { useMessages } from '../host/messages.store.ts';

/** Tells the person, and the log, that something they asked for failed. A lost session is the shell's to tell. */
export function reportFailure(name: string, error: unknown): void {
  console.error(`[postkit] ${name}`, error);
  const message = serverMessage(error, name);
  if (message.action === 'show') useMessages.getState().show({ name, details: message.details, type: 'error' });
}
