import { DeniedNotice } from '../../../screen/frame/denied-notice.tsx';
import { useTitle } from '../../../host/use-title.ts';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ReadyShowDetails } from './ready-show-details.tsx';
import { type ShowDetailsState, useShowDetailsController } from './show-details.controller.ts';
import { showDetailsMessages as messages } from './show-details.messages.ts';
import './show-details.css';

export interface ShowDetailsScreenProps {
  showId: number;
  /** Where the show itself is changed, such as `/wxyz/shows/edit/4/basic-info`; no button without it. */
  editShowAddress?: string | undefined;
}

/** One show with its episodes: found, shared, downloaded, unpublished, deleted. */
export function ShowDetailsScreen({ showId, editShowAddress }: ShowDetailsScreenProps) {
  const state = useShowDetailsController(showId);
  useTitle({ screen: state.status === 'ready' ? state.show.title : messages.episodes });
  if (state.status === 'ready') {
    // Another show starts with its own filters.
    return <ReadyShowDetails key={showId} show={state.show} settings={state.settings} editShowAddress={editShowAddress} />;
  }
  return (
    <div className="pk-show-details">
      <h1 data-visually-hidden>{messages.episodes}</h1>
      <Unready state={state} showId={showId} />
    </div>
  );
}

function Unready({ state, showId }: { state: Exclude<ShowDetailsState, { status: 'ready' }>; showId: number }) {
  switch (state.status) {
    case 'loading':
      return <LoadingShow />;
    case 'failed':
      return <ErrorState message={messages.failed} isRetrying={state.isRetrying} onRetry={state.retry} />;
    case 'denied':
      return <DeniedNotice screen={messages.shows} lacks={state.lacks} />;
    case 'missing':
      return (
        <EmptyState title={messages.missing} action={<Link href={state.showsAddress}>{messages.toShows}</Link>}>
          {messages.missingText(showId)}
        </EmptyState>
      );
  }
}

function LoadingShow() {
  return (
    <div className="pk-stack" role="status" aria-label={messages.loading}>
      <Skeleton width="260px" height="32px" />
      <Skeleton width="96px" height="96px" />
      <Skeleton height="420px" />
    </div>
  );
}
