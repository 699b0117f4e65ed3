import type { EpisodeSummary } from '@postkit/sdk/schema';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../../words/use-words.ts';
import { UnpublishDestinations } from './unpublish-destinations.tsx';
import { type UnpublishState, useUnpublishController } from './unpublish.controller.ts';
import './unpublish.css';
import { unpublishMessages } from './unpublish.messages.ts';

export interface UnpublishDialogProps {
  episode: EpisodeSummary;
  onClose: () => void;
  /** The episode is unpublished and removed from all chosen destinations. */
  onDone: () => void;
}

/** Marks an episode unpublished and removes it from web widgets and feeds. */
export function UnpublishDialog({ episode, onClose, onDone }: UnpublishDialogProps) {
  const messages = useWords(unpublishMessages);
  const state = useUnpublishController(episode, onDone);
  const isBusy = state.status === 'ready' && state.isBusy;
  return (
    <Dialog
      isOpen
      title={messages.title}
      onClose={isBusy ? undefined : onClose}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button
            variant="danger"
            isBusy={isBusy}
            busyLabel={messages.unpublishing}
            isDisabled={state.status !== 'ready' || !state.isComplete}
            onPress={() => state.status === 'ready' && state.submit()}
          >
            {messages.unpublish}
          </Button>
        </>
      }
    >
      <Body state={state} name={episode.name} />
    </Dialog>
  );
}

function Body({ state, name }: { state: UnpublishState; name: string }) {
  const messages = useWords(unpublishMessages);
  if (state.status === 'failed') return <ErrorState message={messages.loadFailed} onRetry={state.retry} />;
  if (state.status === 'loading') {
    return (
      <div className="pk-stack" role="status" aria-label={messages.loading}>
        <Skeleton height="20px" />
        <Skeleton height="20px" />
      </div>
    );
  }
  const { offer, failure } = state;
  return (
    <div className="pk-stack">
      <p>{offer.offered.length > 0 ? messages.text(name) : messages.textAlone(name)}</p>
      <UnpublishDestinations state={state} />
      {failure && (
        <Banner tone="danger" isLive>
          {failure}
        </Banner>
      )}
    </div>
  );
}
