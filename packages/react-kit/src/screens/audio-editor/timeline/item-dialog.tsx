import { useState } from 'react';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { editOf, fieldsOf, readField, type TimeField } from './item-dialog.model.ts';
import { itemDialogMessages } from './timeline-edits.messages.ts';
import type { ItemQuestion, TimelineState } from './timeline.controller.ts';

/** Asks for the times of a split, a trim or fades of an item, and applies the edit. */
export function ItemDialog({ timeline }: { timeline: TimelineState }) {
  const { question, items } = timeline;
  const item = items.find(({ timelineId }) => timelineId === question?.timelineId);
  return question && item ? <TimesDialog key={item.eventId} {...{ question, item, timeline }} /> : null;
}

function TimesDialog({
  question: { kind },
  item,
  timeline,
}: {
  question: ItemQuestion;
  item: TimelineItem;
  timeline: TimelineState;
}) {
  const catalogue = useCatalogue();
  const messages = useWords(itemDialogMessages);
  const [fields] = useState(() => fieldsOf(kind, item, catalogue));
  const [texts, setTexts] = useState(() => fields.map(({ text }) => text));
  const [isTried, setTried] = useState(false);
  const values = fields.map((field, index) => readField(field, texts[index] ?? ''));
  const problems = fields.map((field, index) => problemOf(field, values[index] ?? null, catalogue));
  const edit = problems.some(Boolean)
    ? null
    : editOf(
        kind,
        item,
        values.filter((value) => value !== null),
      );
  const together = edit === 'impossible' ? (kind === 'fades' ? messages.both : messages.order) : '';
  const close = () => timeline.ask(null);

  function submit(): void {
    setTried(true);
    if (problems.some(Boolean) || edit === 'impossible') return;
    if (edit) timeline.change(item, edit);
    close();
  }

  return (
    <FormDialog
      title={messages.titles[kind](item.name)}
      submitLabel={messages.confirm[kind]}
      onSubmit={submit}
      onCancel={close}
    >
      {fields.map((field, index) => (
        <TextField
          key={field.label}
          label={field.label}
          description={messages.help(field.min, field.max)}
          ref={index === 0 ? focusField : undefined}
          autoComplete="off"
          inputMode="text"
          value={texts[index] ?? ''}
          errorMessage={isTried ? problems[index] || (index === fields.length - 1 ? together : '') : ''}
          onChange={(text) => setTexts(texts.with(index, text))}
        />
      ))}
    </FormDialog>
  );
}

function focusField(field: HTMLInputElement | null) {
  field?.focus();
}

function problemOf({ min, max }: TimeField, value: number | null, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(itemDialogMessages);
  if (value === null) return messages.unread;
  return value < min || value > max ? messages.outside(min, max) : '';
}
