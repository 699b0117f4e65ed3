import ImageOff from 'lucide-react/icons/image-off';
import { parseCategories } from '../../../data/feeds/index.ts';
import { useImageAddress } from '../../../data/images/index.ts';
import type { ShowDraft } from '../../../data/shows/index.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { useWords } from '../../../words/use-words.ts';
import { displayDetailsMessages } from './display-details.messages.ts';

/** Previews the show in a podcast app and as a shared link. */
export function ShowLooks({ draft }: { draft: ShowDraft }) {
  const messages = useWords(displayDetailsMessages);
  const [main] = parseCategories(draft.itunes_categories);
  return (
    <div className="pk-looks">
      <figure className="pk-look">
        <figcaption>{messages.inApp}</figcaption>
        <div className="pk-look-app">
          <Thumbnail className="pk-look-cover" address={draft.square_image} />
          <div className="pk-look-text">
            <span className="pk-look-title">{draft.title || messages.untitled}</span>
            <span className="pk-look-fact">{draft.author || messages.noAuthor}</span>
            <span className="pk-look-fact">
              {main?.name}
              {draft.rss_explicit && <Badge>{messages.explicit}</Badge>}
            </span>
          </div>
        </div>
      </figure>
      <figure className="pk-look">
        <figcaption>{messages.asLink}</figcaption>
        <div className="pk-look-link">
          <Thumbnail className="pk-look-share" address={draft.rectangle_image} />
          <div className="pk-look-text">
            <span className="pk-look-title">{draft.title || messages.untitled}</span>
            <span className="pk-look-fact">{draft.description}</span>
          </div>
        </div>
      </figure>
    </div>
  );
}

function Thumbnail({ className, address }: { className: string; address: string }) {
  const addressOf = useImageAddress();
  if (address !== '') return <img className={className} src={addressOf(address)} alt="" />;
  return (
    <span className={className}>
      <ImageOff aria-hidden="true" />
    </span>
  );
}
