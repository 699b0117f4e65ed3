import type { PublicEpisodes, PublicShow } from '@postkit/sdk/public';
import { useWords } from '../words/use-words.ts';
import { EpisodeRows } from './episode-list.tsx';
import { Cover, SiteBlock } from './site-block.tsx';
import { siteMessages } from './site.messages.ts';
import { type BlockProps, useSiteData } from './use-site-data.ts';

export interface ShowPageData {
  readonly show: PublicShow;
  readonly episodes: PublicEpisodes;
}

export interface ShowPageProps extends Omit<BlockProps<ShowPageData>, 'heading'> {
  showId: number;
  hrefOfEpisode?: ((episode: PublicEpisodes['episodes'][number]) => string) | undefined;
  timezone?: string | undefined;
}

/** A show: its cover, its texts, its feeds and its newest episodes. */
export function ShowPage({ showId, hrefOfEpisode = ({ url }) => url, timezone, ...block }: ShowPageProps) {
  const messages = useWords(siteMessages);
  const state = useSiteData(
    block,
    async (client, signal) => {
      const [show, episodes] = await Promise.all([
        client.show(showId, { signal }),
        client.episodes({ show: showId }, { signal }),
      ]);
      return { show, episodes };
    },
    { subject: showId },
  );
  return (
    <SiteBlock heading={false} state={state}>
      {({ show, episodes }) => (
        <div>
          <div className="pks-hero">
            <Cover src={show.image_url} size={240} isFirst />
            <div>
              <h1>{show.title}</h1>
              <p className="pks-text">{show.description}</p>
              {show.feeds.length > 0 && (
                <p className="pks-links">
                  <span className="pks-muted">{messages.follow}</span>
                  {show.feeds.map(({ url, title }) => (
                    <a key={url} href={url}>
                      {title}
                    </a>
                  ))}
                </p>
              )}
            </div>
          </div>
          <h2>{messages.episodes}</h2>
          <EpisodeRows episodes={episodes.episodes} hrefOf={hrefOfEpisode} timezone={timezone} />
        </div>
      )}
    </SiteBlock>
  );
}
