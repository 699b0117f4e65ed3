import ExternalLink from 'lucide-react/icons/external-link';
import type { Delivery } from '@postkit/sdk/schema';
import { destinationName } from '../../../data/destinations/index.ts';
import { formatListDate } from '../../../host/time/zoned-time.ts';
import { formatBytes } from '../../../ui/format/format-bytes.ts';
import { Link } from '../../../ui/link/link.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { deliveriesMessages } from '../deliveries.messages.ts';

/** The sent fields and the response, each with its time. */
export function DeliveryDetails({ delivery, zone }: { delivery: Delivery; zone: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(deliveriesMessages);
  const { sent, received, status } = delivery;
  if (!sent && !received) return null;
  return (
    <dl className="pk-delivery-facts">
      {sent && (
        <>
          <dt>{messages.sent}</dt>
          <dd>
            <time className="pk-delivery-when">{formatListDate(sent.at, zone, catalogue)}</time>
            <span className="pk-delivery-title">{sent.title}</span>
            {sent.text && <span className="pk-delivery-text">{sent.text}</span>}
            {sent.url && <span className="pk-delivery-address">{sent.url}</span>}
            {sent.bytes !== null && <span className="pk-muted">{formatBytes(sent.bytes, catalogue)}</span>}
          </dd>
        </>
      )}
      {received && (
        <>
          <dt>{messages.received}</dt>
          <dd>
            <time className="pk-delivery-when">{formatListDate(received.at, zone, catalogue)}</time>
            <span>{received.status === null ? messages.own : messages.answered(received.status)}</span>
            {received.id && <span className="pk-delivery-address">{messages.id(received.id)}</span>}
            {received.url && status !== 'withdrawn' && (
              <span className="pk-delivery-open">
                <Link
                  isExternal
                  href={received.url}
                  aria-label={messages.openAt(destinationName(delivery, catalogue))}
                >
                  {messages.open}
                </Link>
                <ExternalLink aria-hidden="true" className="pk-delivery-icon" />
              </span>
            )}
          </dd>
        </>
      )}
    </dl>
  );
}
