import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { episodeOperations } from '@postkit/sdk/operations';
import type { Episode } from '@postkit/sdk/schema';
import { categoriesQueries } from '../../data/categories/index.ts';
import {
  bumperId,
  ChapterSourceContext,
  draftOfStored,
  episodesQueries,
  liveEpisode,
  unlistedCategories,
} from '../../data/episodes/index.ts';
import { useShows } from '../../data/shows/index.ts';
import { InPlaceOfContent } from '../../host/frame/in-place-of-content.tsx';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { failureText } from '../../host/report-failure.ts';
import {
  PublishDialog as DraftDialog,
  publishMessages,
  PublishSkeleton,
} from '../../parts/episodes/publish/index.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { PublishDialogProps } from './publish-dialog-props.ts';

/** The open dialog. */
export function OpenPublishDialog(props: Omit<PublishDialogProps, 'open'>) {
  const { episodeId, onClose } = props;
  const catalogue = useCatalogue();
  const messages = useWords(publishMessages);
  const { client } = usePostKit();
  const access = useAccess(episodeOperations.update.access);
  const episode = useQuery({
    ...episodesQueries.one(client, episodeId),
    enabled: access.isOpen,
    staleTime: 0,
  });
  // A cached episode may be older than the station's, which would refuse the save.
  const current = { ...episode, data: episode.isFetchedAfterMount ? episode.data : undefined };
  const state = useScreen(access, { episode: current });
  if (state.status === 'ready') return <StoredDialog {...props} episode={state.data.episode} />;
  return (
    <Dialog isOpen title={messages.title} onClose={onClose}>
      <InPlaceOfContent
        state={state}
        name={messages.title}
        failed={messages.episodeFailed}
        details={(error) => failureText(error, catalogue)}
        loading={messages.loadingEpisode}
        skeleton={<PublishSkeleton />}
      />
    </Dialog>
  );
}

/** The dialog of one version of the episode, which live changes do not replace while the user works on it. */
function StoredDialog({
  episode,
  onClose,
  onPublished,
  onSaved,
}: Omit<PublishDialogProps, 'open' | 'episodeId'> & { episode: Episode }) {
  const [stored, setStored] = useState(episode);
  const draft = useMemo(() => draftOfStored(stored), [stored]);
  const show = useShows().data?.find(({ id }) => id === stored.show_id);
  const { client } = usePostKit();
  const groups = useQuery(categoriesQueries.groups(client)).data;
  const unlisted = useMemo(() => unlistedCategories(groups ?? []), [groups]);
  const chapters = useMemo(
    () => ({
      pieces: stored.events.map(({ cart, duration }) => ({
        title: cart.title,
        artist: cart.artist,
        durationMs: duration * 1000,
        isUnlisted: unlisted.has(cart.category.name),
      })),
      introId: bumperId(show),
    }),
    [stored, show, unlisted],
  );
  return (
    <ChapterSourceContext value={chapters}>
      <DraftDialog
        key={stored.version}
        isOpen
        draft={draft}
        durationSeconds={stored.events.reduce((seconds, { duration }) => seconds + duration, 0)}
        onClose={onClose}
        onLoadTheirs={setStored}
        onDone={(saved) => {
          (liveEpisode(saved) ? onPublished : onSaved)?.(saved);
          onClose();
        }}
      />
    </ChapterSourceContext>
  );
}
