import type { EpisodeSummary } from '@postkit/sdk/schema';
import { listMoment } from '../../../host/time/list-moment.ts';
import { formatListDate } from '../../../host/time/zoned-time.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { episodeTableMessages } from './episode-table.messages.ts';

export interface EpisodeDateProps {
  episode: EpisodeSummary;
  zone: string;
  /** Unix seconds. */
  now: number;
}

/** When an episode was or will be published, in the station's time zone: in words, and exactly. Below, when it expires. */
export function EpisodeDate({ episode, zone, now }: EpisodeDateProps) {
  const catalogue = useCatalogue();
  const messages = useWords(episodeTableMessages);
  const moment = episode.published ?? episode.delay_post_until;
  const expires =
    episode.status === 'published' || episode.status === 'scheduled' ? episode.expires_at : null;
  if (moment === null) return <span className="pk-muted">{messages.noDate}</span>;
  return (
    <span className="pk-episode-date">
      <span>{listMoment(moment, now, zone, catalogue)}</span>
      <span className="pk-episode-exact">{formatListDate(moment, zone, catalogue)}</span>
      {expires !== null && (
        <span className="pk-episode-expiry" title={formatListDate(expires, zone, catalogue)}>
          {messages.expires(listMoment(expires, now, zone, catalogue))}
        </span>
      )}
    </span>
  );
}
