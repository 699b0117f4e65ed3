import { type KeyboardEvent, useState } from 'react';
import type { Slot } from '@postkit/sdk/schema';
import { failureText } from '../../host/report-failure.ts';
import { formatClock } from '../../host/time/format-duration.ts';
import { formatLocally } from '../../host/time/zoned-time.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { isFrom, takesText } from '../../ui/keys/key-path.ts';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { SlotDeck } from './slot-deck.tsx';
import { slotMessages } from './slot.messages.ts';
import { endAt, startAt } from './slot.model.ts';
import { useSlotForm } from './use-slot-form.ts';
import { useSlotPlayer } from './use-slot-player.ts';
import { isOutdated } from './use-slot.ts';

/** Trims and titles a slot; a submitted one can only be heard. */
export function SlotEditor({ token, slot, onReload }: { token: string; slot: Slot; onReload: () => void }) {
  const messages = useWords(slotMessages);
  const form = useSlotForm(token, slot);
  const player = useSlotPlayer(token, slot);
  const [isTitleMissing, setTitleMissing] = useState(false);
  const { fields, change } = form;
  const isReadOnly = slot.state === 'submitted';

  function send(): void {
    setTitleMissing(fields.title.trim() === '');
    if (fields.title.trim() !== '') form.send();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (takesText(event) || isFrom(event, 'button') || event.altKey || event.ctrlKey || event.metaKey) return;
    const act = keyAction(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  }

  function keyAction(key: string): (() => void) | undefined {
    if (key === ' ') return () => (player.status === 'paused' ? player.play() : player.pause());
    if (isReadOnly) return undefined;
    if (key === 'i') return () => change({ trim: startAt(fields.trim, player.position, slot.seconds) });
    if (key === 'o') return () => change({ trim: endAt(fields.trim, player.position, slot.seconds) });
    return undefined;
  }

  return (
    // The keys of the deck work on the whole form, except in its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className="pk-slot-editor" role="group" aria-label={messages.title} onKeyDown={onKeyDown}>
      <Notes slot={slot} />
      <SlotDeck {...{ slot, player, isReadOnly }} trim={fields.trim} onTrim={(trim) => change({ trim })} />
      <VisuallyHidden>{messages.keys}</VisuallyHidden>
      {player.isFailed && (
        <Banner tone="warning" isLive>
          {messages.notLoaded}
        </Banner>
      )}
      <Pieces slot={slot} />
      <TextField
        label={messages.name}
        value={fields.title}
        maxLength={300}
        isReadOnly={isReadOnly}
        errorMessage={isTitleMissing && fields.title.trim() === '' ? messages.nameMissing : undefined}
        onChange={(title) => change({ title })}
      />
      <TextArea
        label={messages.description}
        description={messages.descriptionHelp}
        value={fields.description}
        rows={5}
        countTo={8000}
        isReadOnly={isReadOnly}
        onChange={(description) => change({ description })}
      />
      {!isReadOnly && <SendBar {...{ slot, form, onReload }} onSend={send} />}
    </div>
  );
}

/** The editor's words, and where the slot is. */
function Notes({ slot: { note, reply, state, created_by } }: { slot: Slot }) {
  const messages = useWords(slotMessages);
  return (
    <>
      {state === 'submitted' && (
        <Banner tone="success" title={messages.submitted} isLive>
          {messages.submittedText}
        </Banner>
      )}
      {state === 'sent_back' && (
        <Banner tone="warning" title={messages.sentBack(created_by)}>
          {reply}
        </Banner>
      )}
      {note !== '' && <Banner title={messages.from(created_by)}>{note}</Banner>}
    </>
  );
}

function Pieces({ slot: { pieces } }: { slot: Slot }) {
  const messages = useWords(slotMessages);
  if (pieces.length < 2) return null;
  return (
    <section className="pk-slot-pieces">
      <Heading level={2} look={4}>
        {messages.contains}
      </Heading>
      <ol>
        {pieces.map(({ title, artist, seconds }, index) => (
          // The pieces of a slot never change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <span>{artist === '' ? title : `${artist}: ${title}`}</span>
            <span className="pk-time">{formatClock(seconds)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SendBarProps {
  slot: Slot;
  form: ReturnType<typeof useSlotForm>;
  onSend: () => void;
  onReload: () => void;
}

/** Whether the changes are saved, and the button that submits them. */
function SendBar({ slot, form, onSend, onReload }: SendBarProps) {
  const catalogue = useCatalogue();
  const messages = useWords(slotMessages);
  const { isDirty, isSaving, isSending, saveError, submitError, saveNow } = form;
  const error = submitError ?? saveError;
  const until = formatLocally(slot.expires_at, slot.timezone, 'dddd, MMMM D, HH:mm', catalogue);
  return (
    <div className="pk-slot-send">
      {error && (
        <Banner
          tone="danger"
          title={submitError ? messages.submitFailed : messages.saveFailed}
          isLive
          actions={
            <Button size="small" onPress={isOutdated(error) ? onReload : submitError ? onSend : saveNow}>
              {isOutdated(error) ? messages.reload : messages.retry}
            </Button>
          }
        >
          {failureText(error, catalogue)}
        </Banner>
      )}
      <div className="pk-slot-send-line">
        <span className="pk-muted" role="status">
          {isSaving ? messages.saving : isDirty ? messages.unsaved : messages.saved}
        </span>
        <Button variant="primary" isBusy={isSending} onPress={onSend}>
          {messages.submit(slot.station)}
        </Button>
      </div>
      <p className="pk-muted">{messages.expires(until)}</p>
    </div>
  );
}
