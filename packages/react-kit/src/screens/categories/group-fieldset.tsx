import { Controller } from 'react-hook-form';
import { categoryTypes, episodeRules } from '@postkit/sdk/schema';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { groupDialogMessages, ruleHelp, ruleNames, typeHelp, typeNames } from './categories.messages.ts';
import { groupFlags } from './group-flags.ts';
import { SwatchField } from './swatch-field.tsx';
import type { GroupForm } from './use-group-form.ts';

const types = (catalogue: Catalogue) =>
  categoryTypes.map((id) => ({
    id,
    label: catalogue.wordsOf(typeNames)[id],
    description: catalogue.wordsOf(typeHelp)[id],
  }));

const rules = (catalogue: Catalogue) =>
  episodeRules.map((id) => ({
    id,
    label: catalogue.wordsOf(ruleNames)[id],
    description: catalogue.wordsOf(ruleHelp)[id],
  }));

/** Fields of a group: its name, type and colour, and what players may do with its audio. */
export function GroupFieldset({ form: { control }, isDisabled }: { form: GroupForm; isDisabled: boolean }) {
  const catalogue = useCatalogue();
  const messages = useWords(groupDialogMessages);
  return (
    <>
      <div className="pk-group-pair">
        <Controller
          control={control}
          name="name"
          render={({ field: { ref, name, value, onChange, onBlur }, fieldState }) => (
            <TextField
              {...{ ref, name, value, onChange, onBlur }}
              label={messages.name}
              isRequired
              maxLength={100}
              autoComplete="off"
              // The user starts with the name.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              isReadOnly={isDisabled}
              errorMessage={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="category_type"
          render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
            <Select
              {...{ ref, value, onChange, onBlur }}
              label={messages.type}
              options={types(catalogue)}
              isRequired
              isDisabled={isDisabled}
              errorMessage={fieldState.error?.message}
            />
          )}
        />
      </div>
      <Controller
        control={control}
        name="color"
        render={({ field: { value, onChange } }) => (
          <SwatchField label={messages.color} value={value} onChange={onChange} isDisabled={isDisabled} />
        )}
      />
      <Controller
        control={control}
        name="in_episodes"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <Select
            {...{ ref, value, onChange, onBlur }}
            label={messages.inEpisodes}
            options={rules(catalogue)}
            isDisabled={isDisabled}
          />
        )}
      />
      <fieldset className="pk-group-flags">
        <legend className="pk-field-label">{messages.flags}</legend>
        {groupFlags(catalogue).map((flag) => (
          <Controller
            key={flag.id}
            control={control}
            name={flag.id}
            render={({ field: { value, onChange } }) => (
              <Checkbox
                label={flag.label}
                description={flag.help}
                isSelected={value}
                onChange={onChange}
                isDisabled={isDisabled}
              />
            )}
          />
        ))}
      </fieldset>
    </>
  );
}
