import type { WidgetEpisode } from '@postkit/sdk/schema';
import { useWords } from '../../words/use-words.ts';
import { playerMessages } from './player.messages.ts';
import { ShareLink } from './share-link.tsx';

/** Show, title and share link. Without an episode, two bars reserve the space of the texts. */
export function Head({ episode }: { episode: WidgetEpisode | undefined }) {
  const messages = useWords(playerMessages);
  return (
    <div className="pk-player-head">
      <p className="pk-player-show" part="show">
        {episode?.show_title}
        {episode?.explicit && <abbr title={messages.explicit}>E</abbr>}
      </p>
      <p className="pk-player-title" part="title" dir="auto" title={episode?.name}>
        {episode?.name}
      </p>
      {episode?.short_url && <ShareLink url={episode.short_url} title={episode.name} />}
    </div>
  );
}
