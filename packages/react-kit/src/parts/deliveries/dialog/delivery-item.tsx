import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useRef } from 'react';
import type { Delivery } from '@postkit/sdk/schema';
import { deliveryStatusText } from '../../../data/deliveries/index.ts';
import { destinationName } from '../../../data/destinations/index.ts';
import { formatListDate } from '../../../host/time/zoned-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StatusDot } from '../../../ui/status-dot/status-dot.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { DestinationLabel } from '../../destinations/destination-label/index.ts';
import { deliveriesMessages } from '../deliveries.messages.ts';
import { DeliveryDetails } from './delivery-details.tsx';
import { DeliveryProof } from './delivery-proof.tsx';

export interface DeliveryItemProps {
  delivery: Delivery;
  zone: string;
  isConfirmOpen: boolean;
  /** Why the retry was refused. */
  refusal: string | undefined;
  onRetry: () => void;
}

/** One destination with its receipt. */
export function DeliveryItem({ delivery, zone, isConfirmOpen, refusal, onRetry }: DeliveryItemProps) {
  const catalogue = useCatalogue();
  const messages = useWords(deliveriesMessages);
  const { status, message, retry_at, attempts } = delivery;
  const statusText = deliveryStatusText(delivery, catalogue);
  const canAsk = delivery.can_retry || isConfirmOpen;
  const item = useFocusAfterButton(canAsk);
  const label = status === 'failed' ? messages.retry : messages.retryNow;
  return (
    <li ref={item} className="pk-delivery" tabIndex={-1}>
      <div className="pk-delivery-head">
        <DestinationLabel destination={delivery} />
        <StatusDot tone={statusText.tone}>{statusText.words}</StatusDot>
      </div>
      {message && (
        <p className="pk-delivery-message" data-status={status}>
          {message} {retry_at !== null && messages.nextTry(formatListDate(retry_at, zone, catalogue))}
        </p>
      )}
      <DeliveryDetails delivery={delivery} zone={zone} />
      {delivery.type === 'rss' && status === 'delivered' && <DeliveryProof delivery={delivery} zone={zone} />}
      {refusal && (
        <p className="pk-delivery-message" data-status="failed" role="alert">
          {refusal}
        </p>
      )}
      {canAsk && (
        <div className="pk-delivery-again">
          <Button
            size="small"
            icon={<RotateCw aria-hidden="true" />}
            isBusy={isConfirmOpen}
            busyLabel={messages.retrying}
            aria-label={messages.retryOf(
              isConfirmOpen ? messages.retrying : label,
              destinationName(delivery, catalogue),
            )}
            onPress={onRetry}
          >
            {label}
          </Button>
          {attempts > 0 && <span className="pk-muted">{messages.tries(attempts)}</span>}
        </div>
      )}
    </li>
  );
}

/** Moves the focus to the destination when the pressed button disappears. */
function useFocusAfterButton(hasButton: boolean) {
  const item = useRef<HTMLLIElement>(null);
  const had = useRef(hasButton);
  useEffect(() => {
    const { ownerDocument } = item.current ?? {};
    if (had.current && !hasButton && ownerDocument?.activeElement === ownerDocument?.body)
      item.current?.focus();
    had.current = hasButton;
  }, [hasButton]);
  return item;
}
