import type { PublicEpisode } from '@postkit/sdk/public';
import { useWords, useCatalogue } from '../words/use-words.ts';
import { factsOf } from './episode-list.tsx';
import { Cover, SiteBlock } from './site-block.tsx';
import { siteMessages } from './site.messages.ts';
import { type BlockProps, useSiteData } from './use-site-data.ts';

export interface EpisodePageProps extends Omit<BlockProps<PublicEpisode>, 'heading'> {
  episodeId: number;
  timezone?: string | undefined;
}

/** An episode with the browser's player, its text and its chapters. Its audio is loaded when the listener presses Play. */
export function EpisodePage({ episodeId, timezone, ...block }: EpisodePageProps) {
  const catalogue = useCatalogue();
  const messages = useWords(siteMessages);
  const state = useSiteData(block, (client, signal) => client.episode(episodeId, { signal }), {
    subject: episodeId,
  });
  return (
    <SiteBlock heading={false} state={state}>
      {(episode) => (
        <div className="pks-hero">
          <Cover src={episode.image_url} size={240} isFirst />
          <div>
            <h1>{episode.title}</h1>
            <p className="pks-muted">{factsOf(episode, timezone, catalogue)}</p>
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is on the episode's page */}
            <audio
              controls
              preload="none"
              src={episode.audio.url}
              aria-label={messages.player(episode.title)}
            />
            <p className="pks-text">{episode.description_text}</p>
            {episode.chapters.length > 0 && <h2>{messages.chapters}</h2>}
            <ol className="pks-times pks-narrow">
              {episode.chapters.map(({ start, title }) => (
                <li key={start}>
                  <span>{clockOf(start)}</span>
                  <span>{title}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      )}
    </SiteBlock>
  );
}

/** Such as `1:02:03` or `2:03`. */
function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
