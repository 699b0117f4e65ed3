import { lazy, Suspense } from 'react';
import { useLive } from '../../data/live/use-live.ts';
import { destinationName } from '../../domain/publish/destination-names.ts';
import { deliveriesMessages as words } from '../../panels/deliveries/deliveries.messages.ts';
import { useReceipt } from '../../panels/deliveries/receipt.store.ts';
import { useMessages } from '../../provider/messages.store.ts';

const DeliveriesDialog = lazy(() =>
  import('../../panels/deliveries/deliveries-dialog.tsx').then((module) => ({ default: module.DeliveriesDialog })),
);

/** Tells of episodes that did not reach a destination, and shows the receipts that a message leads to. */
export function ShellReceipts() {
  const { episode, open, close } = useReceipt();

  useLive('delivery_changed', (told) => {
    if (told.status !== 'failed') return;
    const { playlist_id: id, name, message } = told;
    useMessages.getState().show({
      name: words.failed,
      details: words.failedDetails(name, destinationName(told), message),
      type: 'error',
      action: { label: words.seeWhere, onPress: () => open({ id, name }) },
    });
  });

  return <Suspense fallback={null}>{episode && <DeliveriesDialog key={episode.id} episode={episode} onClose={close} />}</Suspense>;
}
