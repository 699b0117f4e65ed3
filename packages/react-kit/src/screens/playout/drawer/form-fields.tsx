import { playoutFields } from '@postkit/sdk/schema';
import { Banner } from '../../../ui/banner/banner.tsx';
import { CheckGroup } from '../../../ui/check-group/check-group.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { InputDraft } from './input-draft.ts';
import { inputFormMessages } from './input-form.messages.ts';
import type { InputForm } from './use-input-form.ts';

const forms = ['json', 'xml', 'form', 'columns', 'pattern'] as const;

/** The form of the messages of a system without a reader: its kind, and where each field is. */
export function FormFields({ form: { draft, problems, set } }: { form: InputForm }) {
  const messages = useWords(inputFormMessages);
  const { form } = draft;
  const change = (changes: Partial<InputDraft['form']>) => set({ form: { ...form, ...changes } });
  const text = (name: 'items' | 'separator' | 'pattern' | 'time_format', label: string, help?: string) => (
    <TextField
      label={label}
      description={help}
      value={form[name] ?? ''}
      isCode
      autoComplete="off"
      spellCheck={false}
      errorMessage={name === 'pattern' ? problems.pattern : undefined}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <>
      <Select
        label={messages.form}
        options={forms.map((id) => ({ id, label: messages.forms[id] }))}
        value={form.form}
        onChange={(kind) => change({ form: kind })}
      />
      {(form.form === 'xml' || form.form === 'json') && text('items', messages.items, messages.itemsHelp)}
      {form.form === 'columns' && text('separator', messages.separator)}
      {form.form === 'pattern' && text('pattern', messages.pattern, messages.patternHelp)}
      <CheckGroup legend={messages.fieldsLegend} description={messages.fieldsHelp}>
        {problems.fields && (
          <Banner tone="danger" isLive>
            {problems.fields}
          </Banner>
        )}
        <div className="pk-playout-places">
          {playoutFields.map((name) => (
            <TextField
              key={name}
              label={messages.fields[name]}
              value={form.fields[name] ?? ''}
              isCode
              autoComplete="off"
              spellCheck={false}
              onChange={(place) => change({ fields: { ...form.fields, [name]: place } })}
            />
          ))}
        </div>
      </CheckGroup>
      {text('time_format', messages.timeFormat, messages.timeFormatHelp)}
    </>
  );
}
