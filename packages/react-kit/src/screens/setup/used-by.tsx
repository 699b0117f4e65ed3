import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import type { Show } from '@postkit/sdk/schema';
import { useInternalLink } from '../../host/use-internal-link.ts';
import { setupMessages } from '../../parts/destinations/index.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { titlesOf } from './show-titles.ts';

export interface UsedByProps {
  /** Ids of shows. */
  ids: readonly number[];
  shows: readonly Show[];
  station: string;
}

/** The number of shows that use a destination; expands to list them. */
export function UsedBy({ ids, shows, station }: UsedByProps) {
  const catalogue = useCatalogue();
  const messages = useWords(setupMessages);
  const linkTo = useInternalLink();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  if (ids.length === 0) return <span className="pk-muted">{messages.usedBy(0)}</span>;

  return (
    <div className="pk-setup-used">
      <button
        type="button"
        className="pk-setup-used-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronRight aria-hidden="true" />
        {messages.usedBy(ids.length)}
      </button>
      {isOpen && (
        <ul id={listId} className="pk-setup-used-list">
          {titlesOf(ids, shows, catalogue).map(({ id, title }) => (
            <li key={id}>
              <a className="pk-link" {...linkTo(`/${station}/shows/${id}/details`)}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
