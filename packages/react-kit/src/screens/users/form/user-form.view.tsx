import { useId, useState } from 'react';
import { userName } from '../../../data/users/index.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DiscardDialog } from '../../../ui/discard-dialog/discard-dialog.tsx';
import { useWords } from '../../../words/use-words.ts';
import { DisableExplanation } from '../disable-explanation.tsx';
import { isEnabling } from '../user-form-schema.ts';
import { usersMessages } from '../users.messages.ts';
import { AccessFields } from './access-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { ShowFields } from './show-fields.tsx';
import type { UserDialogState } from './user-dialog.controller.ts';
import { userDialogMessages } from './user-dialog.messages.ts';

type Question = 'discard' | 'disable' | null;

export function UserFormView({
  user,
  isInvitation,
  form,
  stations,
  here,
  locks,
  failure,
  isBusy,
  conflict,
  close,
  save,
}: UserDialogState) {
  const usersWords = useWords(usersMessages);
  const messages = useWords(userDialogMessages);
  const id = useId();
  const [question, setQuestion] = useState<Question>(null);
  const { isDirty } = form.formState;
  const disabled = form.watch('disabled');
  const isLocked = locks.identity !== null && locks.stations !== null;
  const lock = locks.identity ?? locks.access;

  const leave = () => (isDirty ? setQuestion('discard') : close());
  const submit = form.handleSubmit((fields) => {
    if (user && user.disabled === 0 && fields.disabled === 1) setQuestion('disable');
    else save(fields);
  });

  return (
    <Dialog
      isOpen
      title={user ? messages.editTitle : isInvitation ? messages.inviteTitle : messages.newTitle}
      onClose={isBusy ? undefined : leave}
      footer={
        isLocked ? (
          <Button onPress={close}>{messages.close}</Button>
        ) : (
          <Buttons
            id={id}
            isBusy={isBusy}
            label={isInvitation ? messages.makeLink : messages.save}
            onCancel={leave}
          />
        )
      }
    >
      <form id={id} className="pk-user-form" noValidate onSubmit={(event) => void submit(event)}>
        {failure && !conflict && (
          <Banner tone="danger" title={usersWords.saveFailed} isLive>
            {failure}
          </Banner>
        )}
        {lock && <Banner>{messages.locks[lock]}</Banner>}
        {isEnabling(user, { disabled }) && <Banner>{messages.enableText}</Banner>}
        {isInvitation && <p className="pk-muted">{messages.inviteText}</p>}
        <IdentityFields
          user={user}
          form={form}
          hasPassword={!isInvitation}
          isLocked={locks.identity !== null}
          isDisabled={isBusy}
        />
        <AccessFields user={user} form={form} stations={stations} locks={locks} isDisabled={isBusy} />
        <ShowFields user={user} form={form} here={here} isDisabled={isBusy || locks.stations !== null} />
      </form>
      <DiscardDialog isOpen={question === 'discard'} onDiscard={close} onStay={() => setQuestion(null)} />
      {user && (
        <ConfirmDialog
          isOpen={question === 'disable'}
          title={usersWords.disableTitle(userName(user))}
          confirmLabel={usersWords.disableConfirm}
          isDanger
          onConfirm={() => {
            setQuestion(null);
            save(form.getValues());
          }}
          onCancel={() => setQuestion(null)}
        >
          <DisableExplanation />
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

function Buttons({
  id,
  isBusy,
  label,
  onCancel,
}: {
  id: string;
  isBusy: boolean;
  label: string;
  onCancel: () => void;
}) {
  const messages = useWords(userDialogMessages);
  return (
    <>
      <Button isDisabled={isBusy} onPress={onCancel}>
        {messages.cancel}
      </Button>
      <Button type="submit" form={id} variant="primary" isBusy={isBusy} busyLabel={messages.saving}>
        {label}
      </Button>
    </>
  );
}
