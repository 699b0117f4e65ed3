import type { UseMutationResult } from '@tanstack/react-query';
import { isHttpError } from '@postkit/sdk';
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/confirm-dialog/confirm-dialog.tsx';
import { useCatalogue } from '../words/use-words.ts';
import { failureText } from './report-failure.ts';
import { useNotify } from './use-notify.ts';
import { useReportFailure } from './use-report-failure.ts';

export interface RemoveDialogProps<Input> extends Pick<
  ConfirmDialogProps,
  'title' | 'children' | 'confirmLabel' | 'cancelLabel' | 'onCancel'
> {
  removal: Pick<UseMutationResult<unknown, Error, Input>, 'mutate' | 'isPending' | 'error'>;
  input: Input;
  /** The removal that failed, such as "Could not delete the webhook". */
  failed: string;
  /** The message afterwards; without one, `onRemoved` says it. */
  done?: { name: string; details: string };
  onRemoved: () => void;
}

/** Confirms before something is removed for good. A 404 counts as removed, because another user did it first. */
export function RemoveDialog<Input>(props: RemoveDialogProps<Input>) {
  const { removal, input, failed, done, onRemoved, ...question } = props;
  const { mutate, isPending, error } = removal;
  const catalogue = useCatalogue();
  const notify = useNotify();
  const reportFailure = useReportFailure();

  function finish(): void {
    if (done) notify({ ...done, type: 'success' });
    onRemoved();
  }

  return (
    <ConfirmDialog
      {...question}
      isOpen
      isDanger
      isBusy={isPending}
      errorMessage={error && !isGone(error) ? failureText(error, catalogue, failed) : undefined}
      onConfirm={() =>
        mutate(input, {
          onSuccess: finish,
          onError: (reason) => (isGone(reason) ? finish() : reportFailure(failed, reason)),
        })
      }
    />
  );
}

function isGone(error: unknown): boolean {
  return isHttpError(error, 404);
}
