import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TagInput } from '../../../ui/tag-input/tag-input.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { InputDraft } from './input-draft.ts';
import { inputFormMessages } from './input-form.messages.ts';
import type { InputForm } from './use-input-form.ts';

const asSystem = 'as-system';

/** The engineer's remarks on the messages; rarely needed. */
export function OptionFields({ form: { draft, problems, set } }: { form: InputForm }) {
  const messages = useWords(inputFormMessages);
  const { options } = draft;
  const change = (changes: Partial<InputDraft['options']>) => set({ options: { ...options, ...changes } });
  const { channel, charset, template, own_names, stale_after_s } = problems;
  const text = (name: 'channel' | 'charset' | 'template', label: string, help: string) => (
    <TextField
      label={label}
      description={help}
      value={options[name] ?? ''}
      autoComplete="off"
      spellCheck={false}
      errorMessage={problems[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <Disclosure
      label={messages.options}
      help={messages.optionsHelp}
      isOpenAtFirst={Object.keys(options).length > 0}
      isHeldOpen={[channel, charset, template, own_names, stale_after_s].some(Boolean)}
    >
      <div className="pk-stack">
        {text('channel', messages.channel, messages.channelHelp)}
        {text('charset', messages.charset, messages.charsetHelp)}
        <Select
          label={messages.dateOrder}
          options={[
            { id: asSystem, label: messages.asSystem },
            { id: 'day-first', label: messages.dayFirst },
            { id: 'month-first', label: messages.monthFirst },
          ]}
          value={options.date_order ?? asSystem}
          onChange={(id) => change({ date_order: id === asSystem ? undefined : id })}
        />
        <Select
          label={messages.lengthUnit}
          options={[
            { id: asSystem, label: messages.asSystem },
            { id: 'milliseconds', label: messages.milliseconds },
            { id: 'seconds', label: messages.seconds },
            { id: 'auto', label: messages.auto },
          ]}
          value={options.length_unit ?? asSystem}
          onChange={(id) => change({ length_unit: id === asSystem ? undefined : id })}
        />
        {text('template', messages.template, messages.templateHelp)}
        <TagInput
          label={messages.ownNames}
          description={messages.ownNamesHelp}
          value={options.own_names ?? []}
          errorMessage={own_names}
          onChange={(names) => change({ own_names: [...names] })}
        />
        <NumberField
          label={messages.staleAfter}
          description={messages.staleAfterHelp}
          minValue={30}
          maxValue={86_400}
          value={options.stale_after_s ?? null}
          errorMessage={stale_after_s}
          onChange={(seconds) => change({ stale_after_s: seconds ?? undefined })}
        />
      </div>
    </Disclosure>
  );
}
