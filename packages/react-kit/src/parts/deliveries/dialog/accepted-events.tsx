import { useAcceptedEvents } from '../../../data/deliveries/index.ts';
import { formatListDate } from '../../../host/time/zoned-time.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { deliveriesMessages } from '../deliveries.messages.ts';

/** The audio for which the station asked an acceptance, and who gave it. */
export function AcceptedEvents({ episodeId, zone }: { episodeId: number; zone: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(deliveriesMessages);
  const events = useAcceptedEvents(episodeId);
  if (events.length === 0) return null;
  return (
    <section className="pk-stack" aria-label={messages.rights}>
      <Heading level={3}>{messages.rights}</Heading>
      <ul className="pk-deliveries">
        {events.map(({ event_id, title, artist, category, accepted_by, accepted_at }) => (
          <li key={event_id} className="pk-delivery">
            <span className="pk-delivery-head">
              <span>{artist === '' ? title : `${artist}: ${title}`}</span>
              <span className="pk-muted">{category}</span>
            </span>
            <span className="pk-delivery-message">
              {messages.accepted(accepted_by, formatListDate(accepted_at, zone, catalogue))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
