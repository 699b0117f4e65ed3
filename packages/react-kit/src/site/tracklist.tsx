import type { PublicTracklist } from '@postkit/sdk/public';
import { useWords } from '../words/use-words.ts';
import { SiteBlock } from './site-block.tsx';
import { formatTime } from './site-time.ts';
import { siteMessages } from './site.messages.ts';
import { type BlockProps, useSiteData } from './use-site-data.ts';

export interface TracklistProps extends BlockProps<PublicTracklist> {
  /** Default 20, at most 100. */
  limit?: number | undefined;
}

/** The last titles on air, newest first, read again every 30 seconds. */
export function Tracklist({ limit, heading, ...block }: TracklistProps) {
  const messages = useWords(siteMessages);
  const state = useSiteData(block, (client, signal) => client.tracklist({ limit }, { signal }), {
    subject: limit ?? '',
    every: 30_000,
  });
  return (
    <SiteBlock heading={heading ?? messages.tracklist} state={state}>
      {({ is_shared, tracks, timezone }) =>
        tracks.length === 0 ? (
          <p className="pks-muted">{is_shared ? messages.noTracks : messages.notShared}</p>
        ) : (
          <ol className="pks-times pks-narrow">
            {tracks.map(({ title, artist, started_at }) => (
              <li key={started_at}>
                <time dateTime={started_at}>{formatTime(started_at, timezone)}</time>
                <span>{artist ? `${title} – ${artist}` : title}</span>
              </li>
            ))}
          </ol>
        )
      }
    </SiteBlock>
  );
}
