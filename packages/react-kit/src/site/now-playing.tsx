import type { PublicNowPlaying } from '@postkit/sdk/public';
import { useWords } from '../words/use-words.ts';
import { SiteBlock } from './site-block.tsx';
import { siteMessages } from './site.messages.ts';
import { type BlockProps, useSiteData } from './use-site-data.ts';

/** The title on air and the programme, read again every 15 seconds. */
export function NowPlaying({ heading, ...block }: BlockProps<PublicNowPlaying>) {
  const messages = useWords(siteMessages);
  const state = useSiteData(block, (client, signal) => client.nowPlaying({ signal }), { every: 15_000 });
  return (
    <SiteBlock heading={heading ?? messages.nowPlaying} state={state}>
      {({ is_shared, track, programme }) => (
        <div className="pks-now" aria-live="polite">
          {programme && (
            <p className="pks-muted">
              <a href={programme.show.url}>{programme.show.title}</a>
            </p>
          )}
          {track ? (
            <strong>{track.title}</strong>
          ) : (
            <p>{is_shared ? messages.nothingPlaying : messages.notShared}</p>
          )}
          {track?.artist && <span>{track.artist}</span>}
        </div>
      )}
    </SiteBlock>
  );
}
