import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { inputFormMessages } from './input-form.messages.ts';
import type { InputForm } from './use-input-form.ts';

const longestOffset_s = 600;
const longestSilence_minutes = 1440;

/** The offset of the sound, and when the input is silent. */
export function TimingFields({ form: { draft, set } }: { form: InputForm }) {
  const messages = useWords(inputFormMessages);
  return (
    <fieldset className="pk-playout-rows">
      <legend>{messages.timing}</legend>
      <NumberField
        label={messages.offset}
        description={messages.offsetHelp}
        minValue={-longestOffset_s}
        maxValue={longestOffset_s}
        step={0.1}
        value={draft.offset_s}
        onChange={(offset_s) => set({ offset_s })}
      />
      <NumberField
        label={messages.silentAfter}
        description={messages.silentAfterHelp}
        minValue={1}
        maxValue={longestSilence_minutes}
        value={draft.silent_after_minutes}
        onChange={(silent_after_minutes) => set({ silent_after_minutes })}
      />
    </fieldset>
  );
}
