import { useId, useState } from 'react';
import { useEvidenceChange } from '../../../../data/evidence/index.ts';
import { failureText } from '../../../../host/report-failure.ts';
import { formatListDate } from '../../../../host/time/zoned-time.ts';
import { useNotify } from '../../../../host/use-notify.ts';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { TextArea } from '../../../../ui/text-area/text-area.tsx';
import { useCatalogue, useWords } from '../../../../words/use-words.ts';
import { stretchMessages } from './stretch.messages.ts';

export interface StretchDialogProps {
  /** Unix seconds, fractions included. */
  range: { start: number; end: number };
  zone: string;
  onClose: () => void;
}

type Until = 'released' | '90' | '365';
const untils: readonly Until[] = ['released', '90', '365'];

/** Holds a stretch of the log, or exports it as evidence. */
export function StretchDialog({ range, zone, onClose }: StretchDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(stretchMessages);
  const notify = useNotify();
  const form = useId();
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState<Until>('released');
  const [isTried, setTried] = useState(false);
  const stretch = { start: Math.floor(range.start), end: Math.ceil(range.end) };
  const hold = useEvidenceChange((client, input: Parameters<typeof client.evidence.createHold>[0]) =>
    client.evidence.createHold(input),
  );
  const order = useEvidenceChange((client, input: Parameters<typeof client.evidence.startExport>[0]) =>
    client.evidence.startExport(input),
  );
  const isBusy = hold.isPending || order.isPending;
  const error = hold.error ?? order.error;
  const time = (seconds: number) => formatListDate(seconds, zone, catalogue);

  function whenReasoned(run: (given: { start: number; end: number; reason: string }) => void): void {
    setTried(true);
    if (reason.trim() !== '') run({ ...stretch, reason: reason.trim() });
  }

  function finish(details: string): void {
    notify({ name: messages.title, details, type: 'success' });
    onClose();
  }

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
            isBusy={order.isPending}
            isDisabled={hold.isPending}
            onPress={() =>
              whenReasoned((given) => order.mutate(given, { onSuccess: () => finish(messages.exporting) }))
            }
          >
            {messages.export}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            isBusy={hold.isPending}
            isDisabled={order.isPending}
          >
            {messages.hold}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="pk-stack"
        onSubmit={(event) => {
          event.preventDefault();
          whenReasoned((given) =>
            hold.mutate({ ...given, until: endOf(until) }, { onSuccess: () => finish(messages.held) }),
          );
        }}
      >
        <p>{messages.intro(time(stretch.start), time(stretch.end))}</p>
        {error && (
          <Banner tone="danger" title={messages.failed} isLive>
            {failureText(error, catalogue)}
          </Banner>
        )}
        <TextArea
          label={messages.reason}
          description={messages.reasonHelp}
          value={reason}
          rows={2}
          countTo={500}
          isRequired
          errorMessage={isTried && reason.trim() === '' ? messages.reasonMissing : undefined}
          onChange={setReason}
        />
        <Select
          label={messages.until}
          options={untils.map((id) => ({ id, label: messages.untils[id] }))}
          value={until}
          onChange={setUntil}
        />
      </form>
    </Dialog>
  );
}

/** Unix seconds; null for a hold without an end. */
function endOf(until: Until): number | null {
  return until === 'released' ? null : Math.floor(Date.now() / 1000) + Number(until) * 86_400;
}
