import type { PublicEpisode, PublicEpisodes } from '@postkit/sdk/public';
import type { Catalogue } from '../words/catalogue.ts';
import { useWords, useCatalogue } from '../words/use-words.ts';
import { Cover, SiteBlock } from './site-block.tsx';
import { formatDate } from './site-time.ts';
import { siteMessages } from './site.messages.ts';
import { type BlockProps, useSiteData } from './use-site-data.ts';

export interface EpisodeListProps extends BlockProps<PublicEpisodes> {
  /** Only the episodes of a show. */
  showId?: number | undefined;
  /** Default 20, at most 100. */
  limit?: number | undefined;
  /** Address of an episode; its public page by default. */
  hrefOf?: ((episode: PublicEpisode) => string) | undefined;
  /** Time zone of the station; that of the reader by default. */
  timezone?: string | undefined;
}

/** The newest episodes of a station or a show. */
export function EpisodeList(props: EpisodeListProps) {
  const messages = useWords(siteMessages);
  const { showId, limit, hrefOf = ({ url }) => url, timezone, heading = messages.episodes, ...block } = props;
  const state = useSiteData(block, (client, signal) => client.episodes({ show: showId, limit }, { signal }), {
    subject: `${showId ?? ''} ${limit ?? ''}`,
  });
  return (
    <SiteBlock heading={heading} state={state}>
      {({ episodes }) => (
        <EpisodeRows {...{ episodes, hrefOf, timezone }} level={heading === false ? 2 : 3} />
      )}
    </SiteBlock>
  );
}

interface EpisodeRowsProps {
  episodes: readonly PublicEpisode[];
  hrefOf: (episode: PublicEpisode) => string;
  timezone: string | undefined;
  /** Level of the titles: that below the heading of the list. */
  level?: 2 | 3;
}

export function EpisodeRows({ episodes, hrefOf, timezone, level = 3 }: EpisodeRowsProps) {
  const catalogue = useCatalogue();
  const messages = useWords(siteMessages);
  if (episodes.length === 0) return <p className="pks-muted">{messages.noEpisodes}</p>;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="pks-rows">
      {episodes.map((episode) => (
        <li key={episode.id}>
          <Cover src={episode.image_url} size={64} />
          <div>
            <Title>
              <a href={hrefOf(episode)}>{episode.title}</a>
            </Title>
            <p className="pks-muted">{factsOf(episode, timezone, catalogue)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Show, date and length on one line. */
export function factsOf(
  { show, published_at, audio }: PublicEpisode,
  timezone: string | undefined,
  catalogue: Catalogue,
): string {
  const messages = catalogue.wordsOf(siteMessages);
  const length = messages.minutes(Math.max(1, Math.round(audio.duration / 60)));
  return [show?.title, formatDate(published_at, timezone), length].filter(Boolean).join(' · ');
}
