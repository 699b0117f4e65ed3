import type { PublicTracklist } from '@postkit/sdk/public';
import { useWords } from '../words/use-words.ts';
import { SiteBlock } from './site-block.tsx';
import { formatTime } from './site-time.ts';
import { siteMessages } from './site.messages.ts';
import { TrackCover, trackDetail } from './track-parts.tsx';
import { type BlockProps, useSiteData } from './use-site-data.ts';

export interface TracklistProps extends BlockProps<PublicTracklist> {
  /** Default 20, at most 100. */
  limit?: number | undefined;
}

/** The last music on air with artists and albums, newest first, read again every 30 seconds. */
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
            {tracks.map((track) => (
              <li key={track.started_at}>
                <time dateTime={track.started_at}>{formatTime(track.started_at, timezone)}</time>
                <span className="pks-track">
                  <span>
                    {track.title}
                    {trackDetail(track) !== '' && <span className="pks-muted">{trackDetail(track)}</span>}
                  </span>
                  <TrackCover track={track} size={44} />
                </span>
              </li>
            ))}
          </ol>
        )
      }
    </SiteBlock>
  );
}
