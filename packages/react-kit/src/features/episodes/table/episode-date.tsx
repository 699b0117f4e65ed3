import type { EpisodeSummary } from '@postkit/sdk/schema';
import { formatListDate } from '../../../screen/time/zoned-time.ts';
import { episodeTableMessages as messages } from './episode-table.messages.ts';

/** When an episode was or will be published, in the station's time zone. */
export function EpisodeDate({ episode, zone }: { episode: EpisodeSummary; zone: string }) {
  const moment = episode.published ?? episode.delay_post_until;
  return moment === null ? (
    <span className="pk-muted">{messages.noDate}</span>
  ) : (
    <span className="pk-time">{formatListDate(moment, zone)}</span>
  );
}
