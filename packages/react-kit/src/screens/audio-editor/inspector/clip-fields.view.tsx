import { useState } from 'react';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import type { ItemEdit } from '../timeline-model/item-edit.ts';
import { editOf, fieldsOf, readField, type TimeField } from '../timeline/item-dialog.model.ts';
import { itemDialogMessages } from '../timeline/timeline-edits.messages.ts';
import { clipMessages } from './inspector.messages.ts';

export interface ClipFieldsProps {
  item: TimelineItem;
  kind: 'trim' | 'fades';
  onEdit: (edit: ItemEdit) => void;
}

/** Two exact times of a clip: its ends or its fades. Enter or the button applies both as one step. */
export function ClipFields({ item, kind, onEdit }: ClipFieldsProps) {
  const catalogue = useCatalogue();
  const itemDialogWords = useWords(itemDialogMessages);
  const messages = useWords(clipMessages);
  const fields = fieldsOf(kind, item, catalogue);
  const [texts, setTexts] = useState(() => fields.map(({ text }) => text));
  const [problem, setProblem] = useState<{ index: number; text: string } | null>(null);
  const labels = kind === 'trim' ? [messages.in, messages.out] : [messages.fadeIn, messages.fadeOut];

  function apply(): void {
    const values = fields.map((field, index) => readField(field, texts[index] ?? ''));
    const wrong = fields.findIndex(
      (field, index) => problemOf(field, values[index] ?? null, catalogue) !== '',
    );
    const [field] = fields.slice(wrong);
    if (wrong !== -1 && field)
      return setProblem({ index: wrong, text: problemOf(field, values[wrong] ?? null, catalogue) });
    const known = values.filter((value) => value !== null);
    const edit = editOf(kind, item, known);
    if (edit === 'impossible') {
      return setProblem({ index: 1, text: kind === 'fades' ? itemDialogWords.both : itemDialogWords.order });
    }
    setProblem(null);
    if (edit) onEdit(edit);
  }

  return (
    <form
      className="pk-clip-fields"
      noValidate
      aria-label={messages.group[kind]}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {fields.map((field, index) => (
        <TextField
          key={field.label}
          label={labels[index] ?? field.label}
          isCode
          autoComplete="off"
          isDisabled={item.dirty || item.processing}
          value={texts[index] ?? ''}
          errorMessage={problem?.index === index ? problem.text : ''}
          onChange={(text) => setTexts(texts.with(index, text))}
        />
      ))}
      {fields.some(({ text }, index) => text !== texts[index]) && (
        <Button type="submit" size="small" className="pk-clip-apply">
          {messages.apply[kind]}
        </Button>
      )}
    </form>
  );
}

function problemOf({ min, max }: TimeField, value: number | null, catalogue: Catalogue): string {
  const itemDialogWords = catalogue.wordsOf(itemDialogMessages);
  if (value === null) return itemDialogWords.unread;
  return value < min || value > max ? itemDialogWords.outside(min, max) : '';
}
