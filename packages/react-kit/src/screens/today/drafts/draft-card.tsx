import { useState } from 'react';
import type { CategoryColors } from '../../../data/categories/index.ts';
import { useImageAddress } from '../../../data/images/index.ts';
import { useShows } from '../../../data/shows/index.ts';
import { useInternalLink } from '../../../host/use-internal-link.ts';
import type { DraftCardData } from './draft-cards.model.ts';

/** A draft with its cover and its clips at true scale; a press opens the editor at it. */
export function DraftCard({ card, colors }: { card: DraftCardData; colors: CategoryColors }) {
  const linkTo = useInternalLink();
  return (
    <a className="pk-draft-card" {...linkTo(card.address)}>
      <Cover card={card} />
      <span className="pk-draft-text">
        <span className="pk-draft-name pk-truncate">{card.name}</span>
        <span className="pk-draft-bar" aria-hidden="true">
          {card.clips.map(({ seconds, category }, index) => (
            // Clips have no identity of their own here, and a changed draft draws all of them again.
            // oxlint-disable-next-line react/no-array-index-key
            <span
              key={index}
              style={{ flexGrow: seconds, background: `var(--pk-color-${colors(category)})` }}
            />
          ))}
        </span>
        <span className="pk-draft-line">{card.line}</span>
      </span>
    </a>
  );
}

function Cover({ card: { image, showId, name } }: { card: DraftCardData }) {
  const imageAddress = useImageAddress();
  const shows = useShows().data;
  const [broken, setBroken] = useState('');
  const show = shows?.find(({ id }) => id === showId);
  const own = image || show?.square_image || '';
  const address = own && imageAddress(own);
  return (
    <span className="pk-draft-cover" aria-hidden="true">
      {address && address !== broken ? (
        <img
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          width={56}
          height={56}
          onError={() => setBroken(address)}
        />
      ) : (
        (show?.title ?? name).slice(0, 1).toLocaleUpperCase()
      )}
    </span>
  );
}
