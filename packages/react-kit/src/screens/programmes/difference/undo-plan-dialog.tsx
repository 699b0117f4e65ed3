import type { ProgrammeSource } from '@postkit/sdk/schema';
import { usePlansOfSource, useProgrammeChange } from '../../../data/programmes/index.ts';
import { failureText } from '../../../host/report-failure.ts';
import { formatListDate } from '../../../host/time/zoned-time.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { programmesMessages } from '../programmes.messages.ts';
import { differenceMessages } from './difference.messages.ts';
import { lineName } from './plan-line-text.ts';

export interface UndoPlanDialogProps {
  source: ProgrammeSource;
  zone: string;
  onClose(this: void): void;
}

/** Takes the last applied plan of a source back, after it is shown. */
export function UndoPlanDialog({ source, zone, onClose }: UndoPlanDialogProps) {
  const messages = useWords(differenceMessages);
  const { name } = useWords(programmesMessages);
  const catalogue = useCatalogue();
  const notify = useNotify();
  const plans = usePlansOfSource(source.id);
  const undo = useProgrammeChange((client, id: number) => client.programmes.undo(id));
  const last = plans.data?.find(({ state }) => state === 'applied');

  function send(): void {
    if (!last) return;
    undo.mutate(last.id, {
      onSuccess() {
        notify({ name, details: messages.undone(source.title), type: 'success' });
        onClose();
      },
    });
  }

  const error = undo.error ?? plans.error;
  return (
    <FormDialog
      title={messages.undoTitle(source.title)}
      submitLabel={messages.undoConfirm}
      isBusy={undo.isPending}
      isSubmitDisabled={!last?.can_undo}
      onSubmit={send}
      onCancel={onClose}
    >
      {error && (
        <Banner tone="danger" isLive>
          {failureText(error, catalogue, undo.error ? messages.undoFailed : messages.failed)}
        </Banner>
      )}
      {plans.isPending && <Skeleton height="64px" />}
      {plans.isSuccess && !last && <p>{messages.nothingToUndo}</p>}
      {last && (
        <>
          <p>
            {messages.undoText(
              last.lines.length,
              formatListDate(last.applied_at ?? last.created_at, zone, catalogue),
              last.applied_by,
            )}
          </p>
          <ul className="pk-difference-undone">
            {last.lines.slice(0, shownLines).map((line) => (
              <li key={line.id}>
                {messages.changes[line.change]}: {lineName(line, catalogue)}
              </li>
            ))}
            {last.lines.length > shownLines && <li>…</li>}
          </ul>
          {!last.can_undo && <Banner tone="warning">{messages.cannotUndo}</Banner>}
        </>
      )}
    </FormDialog>
  );
}

/** Lines that the question names. */
const shownLines = 10;
