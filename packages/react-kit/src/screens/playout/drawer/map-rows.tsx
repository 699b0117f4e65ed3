import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { MapRow } from './input-draft.ts';
import { inputFormMessages } from './input-form.messages.ts';

export interface MapRowsProps<Value> {
  legend: string;
  help: string;
  /** Label of the word of the system. */
  from: string;
  addLabel: string;
  rows: readonly MapRow<Value>[];
  /** Value of a new row. */
  usual: Value;
  problem: string | undefined;
  onChange(rows: readonly MapRow<Value>[]): void;
  /** The field of a value. */
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** A map from words of the system as rows, each with a field for its value. */
export function MapRows<Value>(props: MapRowsProps<Value>) {
  const { legend, help, from, addLabel, rows, usual, problem, onChange, children } = props;
  const messages = useWords(inputFormMessages);
  const replace = (index: number, row: MapRow<Value>) => onChange(rows.with(index, row));
  return (
    <fieldset className="pk-playout-rows">
      <legend>{legend}</legend>
      {help !== '' && <p className="pk-muted">{help}</p>}
      {problem && (
        <Banner tone="danger" isLive>
          {problem}
        </Banner>
      )}
      {rows.map((row, index) => (
        <div
          // Rows have no id, and none but the last is added.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          role="group"
          aria-label={messages.row(index + 1)}
          className="pk-playout-row"
        >
          <TextField
            label={from}
            value={row.from}
            autoComplete="off"
            onChange={(word) => replace(index, { ...row, from: word })}
          />
          {children(row.to, (to) => replace(index, { ...row, to }))}
          <IconButton
            label={messages.removeRow(index + 1)}
            icon={<X aria-hidden="true" />}
            onPress={() => onChange(rows.toSpliced(index, 1))}
          />
        </div>
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus aria-hidden="true" />}
          onPress={() => onChange([...rows, { from: '', to: usual }])}
        >
          {addLabel}
        </Button>
      </div>
    </fieldset>
  );
}
