import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Button } from '../button/button.tsx';
import { confirmDialogMessages } from '../confirm-dialog/confirm-dialog.messages.ts';
import { Dialog } from '../dialog/dialog.tsx';

export interface FormDialogProps {
  title: string;
  /** The fields, and above them why the last save failed. */
  children: ReactNode;
  submitLabel: string;
  submitIcon?: ReactNode;
  /** Read out while the action runs. */
  busyLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** The action deletes something for good. */
  isDanger?: boolean | undefined;
  /** Disables both buttons while the action runs. */
  isBusy?: boolean | undefined;
  isSubmitDisabled?: boolean | undefined;
  /** Called by the button and by Enter in a field, not while the action runs. */
  onSubmit: () => void;
  onCancel: () => void;
}

/** A dialog with one form: Cancel, and a button that submits it. */
export function FormDialog(props: FormDialogProps) {
  const messages = useWords(confirmDialogMessages);
  const formId = useId();
  const { title, children, submitLabel, submitIcon, busyLabel, cancelLabel = messages.cancel } = props;
  const { isDanger, isBusy, isSubmitDisabled, onSubmit, onCancel } = props;

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!isBusy && !isSubmitDisabled) onSubmit();
  }

  return (
    <Dialog
      isOpen
      role={isDanger ? 'alertdialog' : undefined}
      title={title}
      onClose={isBusy ? undefined : onCancel}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            icon={submitIcon}
            isBusy={isBusy}
            busyLabel={busyLabel}
            isDisabled={isSubmitDisabled}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} className="pk-stack" noValidate onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}
