import { type SyntheticEvent, useId, useState } from 'react';
import { longestSlotDays, type NewSlotLink } from '@postkit/sdk/schema';
import { sortShows, useShows } from '../../data/shows/index.ts';
import { useSlotLinkChange } from '../../data/slot-links/index.ts';
import { failureText } from '../../host/report-failure.ts';
import { clockInZone } from '../../host/time/clock-in-zone.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { MadeLink } from './made-link.tsx';
import { slotLinksMessages } from './slot-links.messages.ts';

export interface SendSlotDialogProps {
  /** Unix seconds. */
  range: { start: number; end: number };
  zone: string;
  /** The show to start with; null for none. */
  showId: number | null;
  onClose: () => void;
}

const dayOptions = (catalogue: Catalogue) =>
  [1, 2, 3, 7, longestSlotDays].map((days) => ({
    id: String(days),
    label: catalogue.wordsOf(slotLinksMessages).dayCount(days),
  }));

/** Makes a link to a range of the log, for a presenter. */
export function SendSlotDialog({ range, zone, showId, onClose }: SendSlotDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(slotLinksMessages);
  const id = useId();
  const [made, setMade] = useState<NewSlotLink | null>(null);
  const create = useSlotLinkChange((client, input: Parameters<typeof client.slotLinks.create>[0]) =>
    client.slotLinks.create(input),
  );
  const clock = (seconds: number) => clockInZone(seconds, zone);
  return (
    <Dialog
      isOpen
      title={messages.title}
      onClose={create.isPending ? undefined : onClose}
      footer={
        made ? (
          <Button onPress={onClose}>{messages.done}</Button>
        ) : (
          <>
            <Button isDisabled={create.isPending} onPress={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" form={id} variant="primary" isBusy={create.isPending}>
              {messages.make}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <MadeLink presenter={made.slot_link.presenter} token={made.token} />
      ) : (
        <div className="pk-stack">
          <p>{messages.intro(clock(range.start), clock(range.end))}</p>
          {create.error && (
            <Banner tone="danger" title={messages.makeFailed} isLive>
              {failureText(create.error, catalogue)}
            </Banner>
          )}
          <SlotForm
            id={id}
            showId={showId}
            onSend={(fields) =>
              create.mutate({ ...range, ...fields }, { onSuccess: (link) => setMade(link) })
            }
          />
        </div>
      )}
    </Dialog>
  );
}

interface SlotFields {
  show: string;
  presenter: string;
  note: string;
  days: number;
}

function SlotForm({
  id,
  showId,
  onSend,
}: {
  id: string;
  showId: number | null;
  onSend: (fields: SlotFields) => void;
}) {
  const catalogue = useCatalogue();
  const messages = useWords(slotLinksMessages);
  const shows = sortShows(useShows().data ?? [], 'title');
  const [presenter, setPresenter] = useState('');
  const [chosen, setChosen] = useState<string | null>(showId === null ? null : String(showId));
  const [note, setNote] = useState('');
  const [days, setDays] = useState('3');
  const [isTried, setTried] = useState(false);
  const only = shows.length === 1 ? shows[0] : undefined;
  const show = shows.find((each) => String(each.id) === chosen) ?? only;

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setTried(true);
    if (presenter.trim() !== '' && show)
      onSend({ show: show.resource_uri, presenter: presenter.trim(), note, days: Number(days) });
  }

  return (
    <form id={id} noValidate className="pk-stack" onSubmit={submit}>
      <TextField
        label={messages.presenter}
        value={presenter}
        maxLength={100}
        isRequired
        autoComplete="off"
        errorMessage={isTried && presenter.trim() === '' ? messages.presenterMissing : undefined}
        onChange={setPresenter}
      />
      <Select
        label={messages.show}
        options={shows.map((each) => ({ id: String(each.id), label: each.title }))}
        value={show ? String(show.id) : null}
        isRequired
        errorMessage={isTried && !show ? messages.showMissing : undefined}
        onChange={setChosen}
      />
      <TextArea label={messages.note} value={note} rows={3} countTo={1000} onChange={setNote} />
      <Select label={messages.days} options={dayOptions(catalogue)} value={days} onChange={setDays} />
    </form>
  );
}
