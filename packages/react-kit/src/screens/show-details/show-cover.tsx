import type { Show } from '@postkit/sdk/schema';
import { useImageAddress } from '../../data/images/index.ts';
import { publishedText } from '../../data/shows/index.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { showDetailsMessages } from './show-details.messages.ts';

/** The show's cover, captioned with its number of published episodes. */
export function ShowCover({ show }: { show: Show }) {
  const catalogue = useCatalogue();
  const messages = useWords(showDetailsMessages);
  const addressOf = useImageAddress();
  return (
    <figure className="pk-show-details-cover">
      {show.square_image ? (
        <img
          src={addressOf(show.square_image)}
          alt={messages.cover(show.title)}
          width={96}
          height={96}
          decoding="async"
        />
      ) : (
        <span className="pk-show-details-initial" aria-hidden="true">
          {show.title.slice(0, 1).toLocaleUpperCase()}
        </span>
      )}
      <figcaption>{publishedText(show, catalogue)}</figcaption>
    </figure>
  );
}
