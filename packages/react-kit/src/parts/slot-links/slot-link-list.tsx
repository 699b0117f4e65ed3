import type { SlotLink } from '@postkit/sdk/schema';
import { formatClock } from '../../host/time/format-duration.ts';
import { formatListDate } from '../../host/time/zoned-time.ts';
import { Badge, type Tone } from '../../ui/badge/badge.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { SlotLinkActions } from './slot-link-actions.tsx';
import './slot-links.css';
import { slotLinksMessages } from './slot-links.messages.ts';

const tones: Readonly<Record<SlotLink['state'], Tone>> = {
  open: 'neutral',
  submitted: 'warning',
  sent_back: 'neutral',
  approved: 'success',
  revoked: 'neutral',
  expired: 'danger',
};

export interface SlotLinkListProps {
  links: readonly SlotLink[];
  zone: string;
  draftAddress: (link: SlotLink) => string;
}

/** Slots that are with presenters or come from them, with their actions. */
export function SlotLinkList({ links, zone, draftAddress }: SlotLinkListProps) {
  const catalogue = useCatalogue();
  const messages = useWords(slotLinksMessages);
  return (
    <ul className="pk-slot-links" aria-label={messages.heading}>
      {links.map((link) => (
        <li key={link.id}>
          <span className="pk-slot-links-head">
            <strong className="pk-truncate">{link.title}</strong>
            <Badge tone={tones[link.state]}>{messages.states[link.state]}</Badge>
          </span>
          <span className="pk-muted">
            {messages.line(
              link.presenter,
              formatListDate(link.start, zone, catalogue),
              formatClock(link.trim_end - link.trim_start),
            )}
          </span>
          <SlotLinkActions {...{ link, draftAddress }} />
        </li>
      ))}
    </ul>
  );
}
