import { useFormField } from '../../../host/use-form-field.ts';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { fieldMessages } from '../schedule-setup.messages.ts';
import type { SectionProps } from './section-props.ts';
import { useClips } from './use-clips.ts';

const clips = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(fieldMessages);
  return {
    intro_event_id: { label: messages.intro, description: messages.introHelp, audioType: 'UPLOAD-Intro' },
    outro_event_id: { label: messages.outro, description: messages.outroHelp, audioType: 'UPLOAD-Outro' },
  } as const;
};

/** The clips that play before and after each episode. */
export function IntroOutroSection({ form }: SectionProps) {
  return (
    <div className="pk-schedule-section">
      <div className="pk-schedule-pair">
        <ClipField form={form} name="intro_event_id" />
        <ClipField form={form} name="outro_event_id" />
      </div>
    </div>
  );
}

function ClipField({ form, name }: SectionProps & { name: keyof ReturnType<typeof clips> }) {
  const catalogue = useCatalogue();
  const messages = useWords(fieldMessages);
  const { value, onChange, onBlur, errorMessage } = useFormField(form, name);
  const { label, description, audioType } = clips(catalogue)[name];
  const { options, typed, setTyped, isError } = useClips(audioType, value);
  const choose = (id: string | null) => onChange(id === null ? null : Number(id));
  return (
    <ComboBox
      label={label}
      description={description}
      placeholder={messages.noClip}
      options={options}
      value={value === null ? null : String(value)}
      inputValue={typed}
      onInputChange={(text) => {
        setTyped(text);
        // Clearing the text clears the clip; the combo box does so itself only with uncontrolled text.
        if (text === '' && typed !== '') choose(null);
      }}
      emptyMessage={isError ? messages.clipsFailed : messages.noClips}
      errorMessage={errorMessage}
      onBlur={onBlur}
      onChange={choose}
    />
  );
}
