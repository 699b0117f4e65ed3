import { useState } from 'react';
import { serverMessage } from '@postkit/sdk';
import type { Delivery } from '@postkit/sdk/schema';
import { useRetryDelivery } from '../../../data/deliveries/index.ts';
import { useDeliveries } from '../../../data/deliveries/index.ts';
import { useSettings } from '../../../host/settings/settings.queries.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useWords } from '../../../words/use-words.ts';
import { deliveriesMessages } from '../deliveries.messages.ts';

export type DeliveriesState =
  | { status: 'loading' }
  | { status: 'failed'; isRetrying: boolean; retry: () => void }
  | {
      status: 'ready';
      zone: string;
      deliveries: readonly Delivery[];
      /** Id of the destination that is being retried. */
      asking: number | null;
      /** Why a retry was refused, by destination id. */
      refusals: ReadonlyMap<number, string>;
      retry: (destinationId: number) => void;
    };

/** The receipts of one episode, and their retries. */
export function useDeliveriesController(episodeId: number): DeliveriesState {
  const reportFailure = useReportFailure();
  const messages = useWords(deliveriesMessages);
  const settings = useSettings();
  const deliveries = useDeliveries(episodeId);
  const again = useRetryDelivery(episodeId);
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());
  const zone = settings.data?.settings.timezone;

  async function retry(destinationId: number): Promise<void> {
    setRefusals((known) => new Map([...known].filter(([id]) => id !== destinationId)));
    try {
      await again.mutateAsync(destinationId);
    } catch (error) {
      reportFailure(messages.retryFailed, error);
      const message = serverMessage(error, messages.retryFailed);
      const details = message.action === 'show' ? ` ${message.details}` : '';
      setRefusals((known) => new Map([...known, [destinationId, `${messages.retryFailed}${details}`]]));
    }
  }

  if (!deliveries.data || zone === undefined) {
    const broken = [settings, deliveries].filter(({ isError }) => isError);
    if (broken.length === 0) return { status: 'loading' };
    const isRetrying = broken.some(({ isFetching }) => isFetching);
    return {
      status: 'failed',
      isRetrying,
      retry: () => void Promise.all(broken.map((query) => query.refetch())),
    };
  }
  return {
    status: 'ready',
    zone,
    deliveries: deliveries.data,
    asking: again.isPending ? again.variables : null,
    refusals,
    retry: (destinationId) => void retry(destinationId),
  };
}
