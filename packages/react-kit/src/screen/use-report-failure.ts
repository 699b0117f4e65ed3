import { serverMessage } from '@postkit/sdk';
import { useMemo } from 'react';
import { useMessages } from '../host/messages.store.ts';
import { type Stores, useStores } from '../host/stores.ts';

export type ReportFailure = (name: string, error: unknown, details?: string) => void;

/** Returns a function that reports a failed action in the message bar and in the log. `details` replaces the error's own text. */
export function useReportFailure(): ReportFailure {
  const stores = useStores();
  return useMemo(() => createReportFailure(stores), [stores]);
}

/** The shell handles an ended session, so that is not reported. */
function createReportFailure(stores: Stores): ReportFailure {
  return (name, error, details) => {
    console.error(`[postkit] ${name}`, error);
    const message = serverMessage(error, name);
    if (message.action === 'show')
      useMessages
        .in(stores)
        .getState()
        .show({ name, details: details ?? message.details, type: 'error' });
  };
}
