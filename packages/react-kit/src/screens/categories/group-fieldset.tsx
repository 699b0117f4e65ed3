import { Controller } from 'react-hook-form';
import { categoryTypes, episodeRules } from '@postkit/sdk/schema';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { Words } from '../../words/define-messages.ts';
import { useWords } from '../../words/use-words.ts';
import { groupDialogMessages, ruleHelp, ruleNames, typeHelp, typeNames } from './categories.messages.ts';
import { groupFlagsMessages } from './group-flags.messages.ts';
import { groupFlags } from './group-flags.ts';
import { SwatchField } from './swatch-field.tsx';
import type { GroupForm } from './use-group-form.ts';

const types = (typeHelpWords: Words<typeof typeHelp>, typeNamesWords: Words<typeof typeNames>) =>
  categoryTypes.map((id) => ({ id, label: typeNamesWords[id], description: typeHelpWords[id] }));

const rules = (ruleHelpWords: Words<typeof ruleHelp>, ruleNamesWords: Words<typeof ruleNames>) =>
  episodeRules.map((id) => ({ id, label: ruleNamesWords[id], description: ruleHelpWords[id] }));

/** Fields of a group: its name, type and colour, and what players may do with its audio. */
export function GroupFieldset({ form: { control }, isDisabled }: { form: GroupForm; isDisabled: boolean }) {
  const groupFlagsWords = useWords(groupFlagsMessages);
  const messages = useWords(groupDialogMessages);
  const typeNamesWords = useWords(typeNames);
  const typeHelpWords = useWords(typeHelp);
  const ruleNamesWords = useWords(ruleNames);
  const ruleHelpWords = useWords(ruleHelp);
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
              options={types(typeHelpWords, typeNamesWords)}
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
            options={rules(ruleHelpWords, ruleNamesWords)}
            isDisabled={isDisabled}
          />
        )}
      />
      <fieldset className="pk-group-flags">
        <legend className="pk-field-label">{messages.flags}</legend>
        {groupFlags(groupFlagsWords).map((flag) => (
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
