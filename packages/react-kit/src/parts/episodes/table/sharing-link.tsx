import ExternalLink from 'lucide-react/icons/external-link';
import type { EpisodeSummary } from '@postkit/sdk/schema';
import { useWords } from '../../../words/use-words.ts';
import { episodesMessages } from '../episodes.messages.ts';

/** The sharing address of an episode, whose page exists only while the episode is published. */
export function SharingLink({ episode: { short_url, status } }: { episode: EpisodeSummary }) {
  const messages = useWords(episodesMessages);
  if (short_url === '' || status !== 'published')
    return <span className="pk-muted pk-episodes-unshared">{messages.notPublished}</span>;
  return (
    <a
      className="pk-link pk-episodes-url"
      href={short_url}
      target="_blank"
      rel="noopener noreferrer"
      title={short_url}
    >
      <span className="pk-truncate">{lastParts(short_url)}</span>
      <ExternalLink aria-hidden="true" />
      <span data-visually-hidden>{messages.newTab}</span>
    </a>
  );
}

/** The address without origin and station, which are the same for all episodes. */
function lastParts(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.split('/').slice(-2).join('/') : url;
}
