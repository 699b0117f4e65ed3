import type { EpisodeSummary } from '@postkit/sdk/schema';
import { formatCount } from '../../../ui/format/format-count.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { episodeTableMessages } from './episode-table.messages.ts';
import type { EpisodeListing } from './use-episode-listing.ts';

/** How often an episode was downloaded; a dash if it was never out. */
export function EpisodeDownloads({ episode, listing }: { episode: EpisodeSummary; listing: EpisodeListing }) {
  const catalogue = useCatalogue();
  const messages = useWords(episodeTableMessages);
  const downloads = listing.downloadsOf(episode);
  const wasOut = episode.status === 'published' || episode.status === 'unpublished';
  if (downloads === undefined) return null;
  if (downloads === 0 && !wasOut) {
    return (
      <span className="pk-muted">
        <span aria-hidden="true">–</span>
        <span data-visually-hidden>{messages.neverOut}</span>
      </span>
    );
  }
  return <span className="pk-episode-downloads">{formatCount(downloads, catalogue)}</span>;
}
