import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import type { Show } from '@postkit/sdk/schema';
import { useDestinations } from '../../data/destinations/index.ts';
import { useImageAddress } from '../../data/images/index.ts';
import { lastEpisodeText, publishedText } from '../../data/shows/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { useInternalLink } from '../../host/use-internal-link.ts';
import { AutomaticTranscripts } from '../../parts/transcripts/automatic/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { showDetailsMessages } from './show-details.messages.ts';

export interface ShowHeaderProps {
  show: Show;
  zone: string;
  showsAddress: string;
  /** Undefined if the host has no screen for editing a show. */
  onEditShow: (() => void) | undefined;
  onCreate: () => void;
}

/** A show with its cover, its facts, the address of its feed, and its actions. */
export function ShowHeader({ show, zone, showsAddress, onEditShow, onCreate }: ShowHeaderProps) {
  const catalogue = useCatalogue();
  const messages = useWords(showDetailsMessages);
  const linkTo = useInternalLink();
  return (
    <header className="pk-show-details-header">
      <ShowCover show={show} />
      <div className="pk-show-details-facts">
        <span className="pk-show-details-title">
          <a className="pk-show-details-back" {...linkTo(showsAddress)} aria-label={messages.back}>
            <ArrowLeft aria-hidden="true" />
          </a>
          <Heading level={1} focusKey={show.id}>
            {show.title}
          </Heading>
        </span>
        {show.description && (
          <p className="pk-show-details-text" title={show.description}>
            {show.description}
          </p>
        )}
        <p className="pk-show-details-last">{lastEpisodeText(show, zone, catalogue)}</p>
        <FeedAddress show={show} />
        <PlayoutAddress show={show} />
        <AutomaticTranscripts showId={show.id} />
      </div>
      <div className="pk-show-details-actions">
        {onEditShow && (
          <Button icon={<Pencil aria-hidden="true" />} onPress={onEditShow}>
            {messages.editShow}
          </Button>
        )}
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={onCreate}>
          {messages.createEpisode}
        </Button>
      </div>
    </header>
  );
}

/** The address of the show's first feed, to subscribe with an app or to give to a directory. */
function FeedAddress({ show: { smcs } }: { show: Show }) {
  const messages = useWords(showDetailsMessages);
  const { host } = usePostKit();
  const feed = useDestinations().data?.find(
    ({ id, type, rss_url }) => type === 'rss' && rss_url !== '' && smcs.includes(id),
  );
  if (!feed) return null;
  return (
    <p className="pk-show-details-feed">
      <span className="pk-muted">{messages.feed}</span>
      <a className="pk-link pk-truncate" href={feed.rss_url} target="_blank" rel="noopener noreferrer">
        {feed.rss_url.replace(/^https?:\/\//, '')}
      </a>
      <CopyButton
        size="small"
        variant="quiet"
        text={feed.rss_url}
        label={messages.copyFeed}
        copy={(text) => host.copyText(text)}
      />
    </p>
  );
}

/** The stable address of the newest episode, for playout systems; only of a show with published episodes. */
function PlayoutAddress({ show: { id, counters } }: { show: Show }) {
  const messages = useWords(showDetailsMessages);
  const { client, host } = usePostKit();
  if (counters.published === 0) return null;
  const address = client.shows.newestAddress(id, { isCounted: false });
  return (
    <p className="pk-show-details-feed">
      <span className="pk-muted">{messages.newest}</span>
      <a className="pk-link pk-truncate" href={address} target="_blank" rel="noopener noreferrer">
        {address.replace(/^https?:\/\//, '')}
      </a>
      <CopyButton
        size="small"
        variant="quiet"
        text={address}
        label={messages.copyNewest}
        copy={(text) => host.copyText(text)}
      />
    </p>
  );
}

/** The show's cover, captioned with its number of published episodes. */
function ShowCover({ show }: { show: Show }) {
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
