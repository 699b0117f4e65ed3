import { useMemo } from 'react';
import { serverMessage } from '@postkit/sdk';
import { useMessages } from './messages.store.ts';
import { type Stores, useStores } from './stores.ts';

export type ReportFailure = (name: string, error: unknown, details?: string) => void;
type ReportServerError = (name: string, text: string, error: unknown) => void;

/** Returns a function that reports a failed action in the message bar and in the log. `details` replaces the error's own text. */
export function useReportFailure(): ReportFailure {
  const stores = useStores();
  return useMemo(() => createReportFailure(stores), [stores]);
}

/** Returns a function that reports a failed action in the message bar as "Server Error: {text}: …" of `name`, and in the log. */
export function useReportServerError(): ReportServerError {
  const stores = useStores();
  return useMemo(() => createReportServerError(stores), [stores]);
}

/** The shell handles an ended session, so that is not reported. */
function createReportFailure(stores: Stores): ReportFailure {
  return (name, error, details) => {
    console.error(`[postkit] ${name}`, error);
    const message = serverMessage(error, name);
    if (message.action === 'show') showError(stores, name, details ?? message.details);
  };
}

function createReportServerError(stores: Stores): ReportServerError {
  return (name, text, error) => {
    console.error(`[postkit] ${text}`, error);
    const message = serverMessage(error, text);
    if (message.action === 'show') showError(stores, name, message.global ?? message.details);
  };
}

function showError(stores: Stores, name: string, details: string): void {
  useMessages.in(stores).getState().show({ name, details, type: 'error' });
}
