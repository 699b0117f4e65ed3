import type { ReactNode } from 'react';
import { isAllowed, showOperations } from '@postkit/sdk/operations';
import type { Settings, Show } from '@postkit/sdk/schema';
import { episodeEditorAddress } from '../../data/episodes/index.ts';
import { Page } from '../../host/frame/page.tsx';
import { Screen } from '../../host/frame/screen.tsx';
import { usePostKit } from '../../host/postkit-context.ts';
import { withWords } from '../../host/with-words.tsx';
import { EpisodeDialogs, useEpisodeListing, useOpenDialog } from '../../parts/episodes/table/index.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { useEpisodeTableController } from './episode-table.controller.ts';
import { useShowDetailsController } from './show-details.controller.ts';
import './show-details.css';
import { showDetailsMessages } from './show-details.messages.ts';
import { ShowDetailsView } from './show-details.view.tsx';

export interface ShowDetailsScreenProps {
  showId: number;
  /** Address where the show is edited, such as `/wxyz/shows/edit/4/basic-info`; without it, there is no edit button. */
  editShowAddress?: string | undefined;
}

/** Lists one show's episodes, to find, share, download, unpublish and delete them. */
export const ShowDetailsScreen = withWords(
  'show-details',
  function ShowDetailsScreen({ showId, editShowAddress }: ShowDetailsScreenProps) {
    const messages = useWords(showDetailsMessages);
    const { screen, showsAddress } = useShowDetailsController(showId);
    const show = screen.status === 'ready' ? screen.data.show : undefined;
    return (
      <Screen
        state={screen}
        title={{ screen: show?.title ?? messages.episodes }}
        name={messages.shows}
        frame={(content) => <Place>{content}</Place>}
        failed={messages.failed}
        loading={messages.loading}
        skeleton={
          <>
            <Skeleton width="260px" height="32px" />
            <Skeleton width="96px" height="96px" />
            <Skeleton height="420px" />
          </>
        }
      >
        {({ settings, session }) =>
          show ? (
            // Each show starts with its own filters.
            <ShowDetails
              key={showId}
              show={show}
              settings={settings}
              editShowAddress={
                isAllowed(showOperations.update, session.permissions) ? editShowAddress : undefined
              }
            />
          ) : (
            <Place>
              <EmptyState
                title={messages.missing}
                action={<Link href={showsAddress}>{messages.toShows}</Link>}
              >
                {messages.missingText(showId)}
              </EmptyState>
            </Place>
          )
        }
      </Screen>
    );
  },
);

/** The frame of the screen without a show. */
function Place({ children }: { children: ReactNode }) {
  const messages = useWords(showDetailsMessages);
  return (
    <Page>
      <h1 data-visually-hidden>{messages.episodes}</h1>
      {children}
    </Page>
  );
}

interface ShowDetailsProps {
  show: Show;
  settings: Settings;
  editShowAddress: string | undefined;
}

/** The filters, the list, and the open dialog of a row. */
function ShowDetails({ show, settings, editShowAddress }: ShowDetailsProps) {
  const { host } = usePostKit();
  const table = useEpisodeTableController(show.id);
  const { dialog, open, close } = useOpenDialog(table.rows);
  const listing = useEpisodeListing(table.rows, settings, [show]);

  return (
    <>
      <ShowDetailsView
        show={show}
        zone={settings.timezone}
        table={table}
        showsAddress={`/${settings.station}/shows`}
        onEditShow={editShowAddress === undefined ? undefined : () => host.navigate(editShowAddress)}
        onCreate={() => host.navigate(episodeEditorAddress(settings.station, show.id, 0))}
        listing={listing}
        onOpen={open}
      />
      {dialog && <EpisodeDialogs dialog={dialog} settings={settings} onClose={close} />}
    </>
  );
}
