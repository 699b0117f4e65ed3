import { useState } from 'react';
import type { SlotLink } from '@postkit/sdk/schema';
import { useSlotLinkChange } from '../../data/slot-links/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { RemoveDialog } from '../../host/remove-dialog.tsx';
import { failureText } from '../../host/report-failure.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { MadeLink } from './made-link.tsx';
import { slotLinksMessages } from './slot-links.messages.ts';

interface SlotLinkActionsProps {
  link: SlotLink;
  /** Address of the draft of an approved slot. */
  draftAddress: (link: SlotLink) => string;
}

/** The actions on a slot link in its state. */
export function SlotLinkActions({ link, draftAddress }: SlotLinkActionsProps) {
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const messages = useWords(slotLinksMessages);
  const { host } = usePostKit();
  const [dialog, setDialog] = useState<'reply' | 'renew' | 'revoke' | null>(null);
  const approve = useSlotLinkChange((client, id: number) => client.slotLinks.approve(id));
  const { id, title, state } = link;

  function confirm(): void {
    approve.mutate(id, {
      onSuccess(approved) {
        const action = { label: messages.openDraft, onPress: () => host.navigate(draftAddress(approved)) };
        notify({ name: messages.approvedName, details: messages.approved(title), type: 'success', action });
      },
      onError: (error) => reportFailure(messages.approveFailed, error),
    });
  }

  return (
    <div className="pk-row">
      {state === 'submitted' && (
        <>
          <Button
            size="small"
            variant="primary"
            aria-label={messages.approveOf(title)}
            isBusy={approve.isPending}
            onPress={confirm}
          >
            {messages.approve}
          </Button>
          <Button size="small" aria-label={messages.sendBackOf(title)} onPress={() => setDialog('reply')}>
            {messages.sendBack}
          </Button>
        </>
      )}
      {state !== 'submitted' && state !== 'approved' && (
        <Button size="small" aria-label={messages.renewOf(title)} onPress={() => setDialog('renew')}>
          {messages.renew}
        </Button>
      )}
      {(state === 'open' || state === 'sent_back' || state === 'submitted') && (
        <Button
          size="small"
          variant="quiet"
          aria-label={messages.revokeOf(title)}
          onPress={() => setDialog('revoke')}
        >
          {messages.revoke}
        </Button>
      )}
      {dialog === 'reply' && <ReplyDialog link={link} onClose={() => setDialog(null)} />}
      {dialog === 'renew' && <RenewDialog link={link} onClose={() => setDialog(null)} />}
      {dialog === 'revoke' && <RevokeDialog link={link} onClose={() => setDialog(null)} />}
    </div>
  );
}

interface LinkDialogProps {
  link: SlotLink;
  onClose: () => void;
}

function ReplyDialog({ link, onClose }: LinkDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(slotLinksMessages);
  const [reply, setReply] = useState('');
  const [isTried, setTried] = useState(false);
  const sendBack = useSlotLinkChange((client, text: string) => client.slotLinks.sendBack(link.id, text));
  const isEmpty = reply.trim() === '';

  function send(): void {
    setTried(true);
    if (!isEmpty) sendBack.mutate(reply.trim(), { onSuccess: onClose });
  }

  return (
    <FormDialog
      title={messages.sendBackTitle}
      submitLabel={messages.sendBack}
      isBusy={sendBack.isPending}
      onSubmit={send}
      onCancel={onClose}
    >
      {sendBack.error && (
        <Banner tone="danger" title={messages.sendBackFailed} isLive>
          {failureText(sendBack.error, catalogue)}
        </Banner>
      )}
      <TextArea
        label={messages.reply}
        value={reply}
        rows={4}
        countTo={1000}
        errorMessage={isTried && isEmpty ? messages.replyMissing : undefined}
        onChange={setReply}
      />
    </FormDialog>
  );
}

function RenewDialog({ link, onClose }: LinkDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(slotLinksMessages);
  const renew = useSlotLinkChange((client, id: number) => client.slotLinks.renew(id));
  const { data, error, isPending, mutate } = renew;
  return (
    <Dialog
      isOpen
      title={messages.renew}
      onClose={isPending ? undefined : onClose}
      footer={
        data ? (
          <Button onPress={onClose}>{messages.done}</Button>
        ) : (
          <>
            <Button onPress={onClose}>{messages.cancel}</Button>
            <Button variant="primary" isBusy={isPending} onPress={() => mutate(link.id)}>
              {messages.make}
            </Button>
          </>
        )
      }
    >
      {data && <MadeLink presenter={link.presenter} token={data.token} />}
      {error && (
        <Banner tone="danger" title={messages.renewFailed} isLive>
          {failureText(error, catalogue)}
        </Banner>
      )}
      {!data && !error && <p>{messages.renewText(link.presenter)}</p>}
    </Dialog>
  );
}

function RevokeDialog({ link: { id, presenter }, onClose }: LinkDialogProps) {
  const messages = useWords(slotLinksMessages);
  return (
    <RemoveDialog
      title={messages.revokeTitle}
      confirmLabel={messages.revoke}
      removal={useSlotLinkChange((client, of: number) => client.slotLinks.revoke(of))}
      input={id}
      failed={messages.revokeFailed}
      onRemoved={onClose}
      onCancel={onClose}
    >
      {messages.revokeText(presenter)}
    </RemoveDialog>
  );
}
