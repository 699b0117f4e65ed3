import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../../words/use-words.ts';
import {
  type PublishData,
  type PublishOptions,
  usePublishController,
  usePublishData,
} from './publish-dialog.controller.ts';
import { publishMessages } from './publish-dialog.messages.ts';
import { PublishFormView } from './publish-form.view.tsx';
import { ConflictView } from './publish-questions.tsx';
import './publish-dialog.css';
import { updateMessages } from './update.messages.ts';

export interface PublishDialogProps extends PublishOptions {
  isOpen: boolean;
}

/**
 * The last step of an episode: destinations, details for feeds, and whether to save, publish or schedule it.
 * It never overwrites another user's version without asking.
 */
export function PublishDialog({ isOpen, ...options }: PublishDialogProps) {
  // Unmounting on close makes each opening start from the draft.
  return isOpen ? <OpenDialog {...options} /> : null;
}

function OpenDialog(options: PublishOptions) {
  const messages = useWords(publishMessages);
  const updateWords = useWords(updateMessages);
  const state = usePublishData(options.draft);
  if (state.status === 'ready') return <LoadedDialog options={options} data={state.data} />;
  return (
    <Dialog isOpen title={options.draft.live ? updateWords.title : messages.title} onClose={options.onClose}>
      {state.status === 'failed' ? (
        <ErrorState message={messages.loadFailed} onRetry={state.retry} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

function LoadedDialog({ options, data }: { options: PublishOptions; data: PublishData }) {
  const publish = usePublishController(options, data);
  const { conflict, zone, busy, failure } = publish;
  return (
    <>
      <PublishFormView publish={publish} />
      {conflict && <ConflictView conflict={conflict} zone={zone} isBusy={busy !== null} failure={failure} />}
    </>
  );
}

function Loading() {
  const messages = useWords(publishMessages);
  return (
    <div className="pk-stack" role="status" aria-label={messages.loading}>
      <PublishSkeleton />
    </div>
  );
}

/** Placeholders for the fields of the dialog. */
export function PublishSkeleton() {
  return [1, 2, 3, 4, 5].map((row) => <Skeleton key={row} height="20px" />);
}
