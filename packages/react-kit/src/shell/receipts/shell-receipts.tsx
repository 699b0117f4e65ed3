import { Suspense } from 'react';
import { useReceipt } from '../../data/deliveries/index.ts';
import { destinationName } from '../../data/destinations/index.ts';
import { useLive } from '../../host/live/use-live.ts';
import { PartFailureDialog } from '../../host/part-failure-dialog.tsx';
import { useNotify } from '../../host/use-notify.ts';
import { deliveriesMessages } from '../../parts/deliveries/index.ts';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';

const DeliveriesDialog = lazyPart(
  () =>
    import('../../parts/deliveries/dialog/deliveries-dialog.tsx').then((module) => module.DeliveriesDialog),
  (failure, { onClose }) => <PartFailureDialog {...failure} onClose={onClose} />,
);

/** Notifies the user of episodes that did not reach a destination, and shows the receipts that such a message opens. */
export function ShellReceipts() {
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(deliveriesMessages);
  const { episode, open, close } = useReceipt();

  useLive('delivery_changed', (change) => {
    if (change.status !== 'failed') return;
    const { playlist_id: id, name, message } = change;
    notify({
      name: messages.failed,
      details: messages.failedDetails(name, destinationName(change, catalogue), message),
      type: 'error',
      action: { label: messages.seeWhere, onPress: () => open({ id, name }) },
    });
  });

  return (
    <Suspense fallback={null}>
      {episode && <DeliveriesDialog key={episode.id} episode={episode} onClose={close} />}
    </Suspense>
  );
}
