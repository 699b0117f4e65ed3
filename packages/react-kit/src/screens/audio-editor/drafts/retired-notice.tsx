import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RetiredDraft } from '@postkit/sdk/schema';
import { episodeEditorAddress, episodesQueries } from '../../../data/episodes/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { recentMoment } from '../../../host/time/recent-moment.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { retiredMessages } from './drafts.messages.ts';

export interface RetiredNoticeProps {
  /** Null if it is unknown how the draft ended. */
  retired: RetiredDraft | null;
  /** This browser has changes that were not part of the draft when it ended. */
  isUnseen: boolean;
  station: { slug: string; timezone: string };
  /** The episode that is open in this editor, which needs no link to itself. */
  openEpisodeId: number | null;
  /** Actions for the changes in this browser. */
  children: ReactNode;
}

/** Says how a draft of this browser ended, and links to its episode. */
export function RetiredNotice({ retired, isUnseen, station, openEpisodeId, children }: RetiredNoticeProps) {
  const catalogue = useCatalogue();
  const messages = useWords(retiredMessages);
  const { client, host } = usePostKit();
  const id = retired?.episode_id ?? 0;
  // Absent if the user may not read episodes, or if the episode was deleted.
  const episode = useQuery({
    ...episodesQueries.one(client, id),
    enabled: id > 0 && id !== openEpisodeId,
  }).data;
  return (
    <Banner
      tone="warning"
      isLive
      actions={
        <>
          {episode && (
            <Button
              size="small"
              onPress={() =>
                host.navigate(episodeEditorAddress(station.slug, episode.show_id, episode.playlist_id))
              }
            >
              {messages.open}
            </Button>
          )}
          {children}
        </>
      }
    >
      {retiredText(retired, station.timezone, catalogue)} {isUnseen && messages.unseen}
    </Banner>
  );
}

function retiredText(retired: RetiredDraft | null, zone: string, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(retiredMessages);
  if (!retired) return messages.unknown;
  return messages.outcomes[retired.outcome](
    retired.by,
    recentMoment(retired.at, Date.now() / 1000, zone, catalogue),
  );
}
