import { type MouseEvent, useState } from 'react';
import type { Show } from '@postkit/sdk/schema';
import { downloadsText, lastEpisodeText, publishedText, type ShowLayout } from '../../data/shows/index.ts';
import { isPlainClick } from '../../ui/link/is-plain-click.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { ShowFacts, ShowLinks } from './shows.controller.ts';
import { showsMessages } from './shows.messages.ts';

export interface ShowCardProps {
  show: Show;
  layout: ShowLayout;
  timezone: string;
  links: ShowLinks;
  facts: ShowFacts;
}

/** Height in pixels of a grid card, which is 4 by 5. */
export const cardHeight = (width: number) => Math.round(width * 1.25);

/** A show as a grid card or a list row, with the same content. */
export function ShowCard({ show, layout, timezone, links, facts }: ShowCardProps) {
  const catalogue = useCatalogue();
  const messages = useWords(showsMessages);
  const [broken, setBroken] = useState('');
  const image = links.imageOf(show);

  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    links.open(show);
  }
  return (
    <a
      className="pk-show-card"
      data-layout={layout}
      href={links.addressOf(show)}
      tabIndex={-1}
      onClick={follow}
    >
      <span className="pk-show-cover" aria-hidden="true">
        {image && image !== broken ? (
          <img
            src={image}
            alt=""
            loading="lazy"
            decoding="async"
            width={400}
            height={400}
            onError={() => setBroken(image)}
          />
        ) : (
          <span className="pk-show-initial">{show.title.slice(0, 1).toLocaleUpperCase()}</span>
        )}
      </span>
      <span className="pk-show-text">
        <span className="pk-show-name">
          <span className="pk-show-title">{show.title}</span>
          {facts.isNew(show) && <span className="pk-show-new">{messages.new}</span>}
        </span>
        <span className="pk-show-fact">{lastEpisodeText(show, timezone, catalogue)}</span>
        <span className="pk-show-fact">{publishedText(show, catalogue)}</span>
        <span className="pk-show-fact">{downloadsText(facts.downloadsOf(show), catalogue)}</span>
      </span>
    </a>
  );
}
