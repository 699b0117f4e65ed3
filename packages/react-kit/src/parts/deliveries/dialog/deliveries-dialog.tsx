import { deliveriesSummary } from '../../../data/deliveries/index.ts';
import type { ReceiptOf } from '../../../data/deliveries/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { deliveriesMessages } from '../deliveries.messages.ts';
import { AcceptedEvents } from './accepted-events.tsx';
import './deliveries.css';
import { type DeliveriesState, useDeliveriesController } from './deliveries.controller.ts';
import { DeliveryItem } from './delivery-item.tsx';

export interface DeliveriesDialogProps {
  episode: ReceiptOf;
  onClose: () => void;
}

/** The delivery receipts of an episode, with a retry for failed ones. */
export function DeliveriesDialog({ episode, onClose }: DeliveriesDialogProps) {
  const messages = useWords(deliveriesMessages);
  const state = useDeliveriesController(episode.id);
  return (
    <Dialog
      isOpen
      title={messages.title}
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <div className="pk-stack">
        <p className="pk-deliveries-name">{episode.name}</p>
        <Body state={state} />
        {state.status === 'ready' && <AcceptedEvents episodeId={episode.id} zone={state.zone} />}
      </div>
    </Dialog>
  );
}

function Body({ state }: { state: DeliveriesState }) {
  const catalogue = useCatalogue();
  const messages = useWords(deliveriesMessages);
  if (state.status === 'failed')
    return <ErrorState message={messages.loadFailed} isRetrying={state.isRetrying} onRetry={state.retry} />;
  if (state.status === 'loading') {
    return (
      <div className="pk-stack" role="status" aria-label={messages.loading}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height="56px" />
        ))}
      </div>
    );
  }
  const { deliveries, zone, asking, refusals, retry } = state;
  if (deliveries.length === 0) return <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>;
  return (
    <>
      <p className="pk-muted" role="status">
        {deliveriesSummary(deliveries, catalogue)}
      </p>
      <ul className="pk-deliveries" aria-label={messages.list}>
        {deliveries.map((delivery) => (
          <DeliveryItem
            key={delivery.connection_id}
            delivery={delivery}
            zone={zone}
            isConfirmOpen={asking === delivery.connection_id}
            refusal={refusals.get(delivery.connection_id)}
            onRetry={() => retry(delivery.connection_id)}
          />
        ))}
      </ul>
    </>
  );
}
