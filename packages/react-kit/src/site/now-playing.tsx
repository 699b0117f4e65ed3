import type { PublicNowPlaying } from '@postkit/sdk/public';
import { useWords } from '../words/use-words.ts';
import { SiteBlock } from './site-block.tsx';
import { siteMessages } from './site.messages.ts';
import { TrackCover, trackDetail } from './track-parts.tsx';
import { type BlockProps, useSiteData } from './use-site-data.ts';

/** The title on air with its artist, or the programme during talk. It is read again every 15 seconds. */
export function NowPlaying({ heading, ...block }: BlockProps<PublicNowPlaying>) {
  const messages = useWords(siteMessages);
  const state = useSiteData(block, (client, signal) => client.nowPlaying({ signal }), { every: 15_000 });
  return (
    <SiteBlock heading={heading ?? messages.nowPlaying} state={state}>
      {(playing) => (
        <div className="pks-now" aria-live="polite">
          {playing.track && <TrackCover track={playing.track} size={72} />}
          <div>
            <Programme {...playing} />
            <Title {...playing} />
          </div>
        </div>
      )}
    </SiteBlock>
  );
}

/** The recorded show, or else the programme, unless the title is its name. */
function Programme({ programme, track }: PublicNowPlaying) {
  const name = programme?.show.title ?? track?.programme ?? '';
  if (name === '' || name === track?.title) return null;
  return <p className="pks-muted">{programme ? <a href={programme.show.url}>{name}</a> : name}</p>;
}

function Title({ is_shared, track }: PublicNowPlaying) {
  const messages = useWords(siteMessages);
  if (!track) return <p>{is_shared ? messages.nothingPlaying : messages.notShared}</p>;
  const detail = track.kind === 'talk' ? messages.onAir : trackDetail(track);
  return (
    <p>
      <strong>{track.title}</strong>
      {detail !== '' && <span>{detail}</span>}
    </p>
  );
}
