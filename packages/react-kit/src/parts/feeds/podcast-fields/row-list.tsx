import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import type { Option } from '../../../ui/option/option.ts';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { podcastFieldsMessages } from './podcast-fields.messages.ts';

export interface RowListWords<Name extends string> {
  readonly label: string;
  readonly add: string;
  readonly columns: Readonly<Record<Name, string>>;
  readonly placeholders: Readonly<Partial<Record<Name, string>>>;
}

export interface RowListProps<Row, Name extends keyof Row & string> {
  words: RowListWords<Name>;
  rows: readonly Row[];
  /** A new row. */
  empty: Row;
  isDisabled: boolean;
  /** Options of columns that are a choice. */
  options?: Partial<Record<Name, readonly Option[]>> | undefined;
  errorAt: (index: number, name: Name) => string | undefined;
  onChange: (rows: Row[]) => void;
}

/** Entries with a few fields each, which the user adds and removes. */
export function RowList<Row, Name extends keyof Row & string>(props: RowListProps<Row, Name>) {
  const messages = useWords(podcastFieldsMessages);
  const { words, rows, empty, isDisabled, onChange } = props;
  return (
    <fieldset className="pk-podcast-list">
      <legend className="pk-field-label">{words.label}</legend>
      {rows.map((row, index) => (
        // Rows have no identity of their own, and their fields hold no state.
        <div key={index} className="pk-podcast-row" role="group" aria-label={`${words.label} ${index + 1}`}>
          <div className="pk-podcast-cells">
            {(Object.keys(words.columns) as Name[]).map((name) => (
              <Cell key={name} {...props} index={index} name={name} value={row[name]} />
            ))}
          </div>
          <IconButton
            label={messages.remove(words.label, index + 1)}
            icon={<X aria-hidden="true" />}
            isDisabled={isDisabled}
            onPress={() => onChange(rows.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<Plus aria-hidden="true" />}
        isDisabled={isDisabled}
        onPress={() => onChange([...rows, empty])}
      >
        {words.add}
      </Button>
    </fieldset>
  );
}

type CellProps<Row, Name extends keyof Row & string> = RowListProps<Row, Name> & {
  index: number;
  name: Name;
  value: unknown;
};

function Cell<Row, Name extends keyof Row & string>(props: CellProps<Row, Name>) {
  const { words, rows, isDisabled, options, errorAt, onChange, index, name, value } = props;
  const field = { label: words.columns[name], isDisabled, errorMessage: errorAt(index, name) };
  const change = (next: unknown) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, [name]: next } : row)));
  const choices = options?.[name];
  if (choices) return <Select {...field} options={choices} value={String(value)} onChange={change} />;
  if (typeof value === 'number')
    return <NumberField {...field} value={value} minValue={0} onChange={(next) => change(next ?? 0)} />;
  return (
    <TextField {...field} placeholder={words.placeholders[name]} value={String(value)} onChange={change} />
  );
}
