import type { PublicShow } from '@postkit/sdk/public';
import { useWords } from '../words/use-words.ts';
import { Cover, SiteBlock } from './site-block.tsx';
import { siteMessages } from './site.messages.ts';
import { type BlockProps, useSiteData } from './use-site-data.ts';

export interface ShowListProps extends BlockProps<readonly PublicShow[]> {
  /** Address of a show; its public page by default. */
  hrefOf?: ((show: PublicShow) => string) | undefined;
}

/** The shows of a station with their covers. */
export function ShowList({ hrefOf = ({ url }) => url, heading, ...block }: ShowListProps) {
  const messages = useWords(siteMessages);
  const state = useSiteData(block, (client, signal) => client.shows({ signal }));
  const Title = heading === false ? 'h2' : 'h3';
  return (
    <SiteBlock heading={heading ?? messages.shows} state={state}>
      {(shows) =>
        shows.length === 0 ? (
          <p className="pks-muted">{messages.noShows}</p>
        ) : (
          <ul className="pks-grid">
            {shows.map((show) => (
              <li key={show.id} className="pks-card">
                <Cover src={show.image_url} size={240} />
                <Title>
                  <a href={hrefOf(show)}>{show.title}</a>
                </Title>
                <p className="pks-muted">{messages.episodeCount(show.episode_count)}</p>
              </li>
            ))}
          </ul>
        )
      }
    </SiteBlock>
  );
}
