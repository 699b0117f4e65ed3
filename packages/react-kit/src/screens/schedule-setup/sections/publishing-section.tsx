import { useFormField } from '../../../host/use-form-field.ts';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { fieldMessages } from '../schedule-setup.messages.ts';
import { DestinationFields } from './destination-fields.tsx';
import type { SectionPropsInStation } from './section-props.ts';

const publishes = (catalogue: Catalogue) =>
  (['rightNow', 'saveDraft'] as const).map((id) => ({
    id,
    label: catalogue.wordsOf(fieldMessages).publishes[id],
  }));

/** When and where new episodes are published. */
export function PublishingSection({ form, setup: { station } }: SectionPropsInStation) {
  const catalogue = useCatalogue();
  const messages = useWords(fieldMessages);
  const publishWhen = useFormField(form, 'publishWhen');
  const delay = useFormField(form, 'delayUntilPublish');
  const maxGap = useFormField(form, 'max_gap_seconds');
  const maxSilence = useFormField(form, 'max_silence_seconds');
  const emails = useFormField(form, 'notification_emails');
  const destinations = useFormField(form, 'social_media_connections');
  return (
    <div className="pk-schedule-section">
      <div className="pk-schedule-pair">
        <RadioGroup {...publishWhen} label={messages.publishWhen} isRequired options={publishes(catalogue)} />
        {publishWhen.value === 'rightNow' && (
          <NumberField
            {...delay}
            label={messages.delay}
            description={messages.delayHelp}
            placeholder="0"
            minValue={0}
            maxValue={10_080}
            step={1}
          />
        )}
      </div>
      <div className="pk-schedule-pair">
        <NumberField
          {...maxGap}
          label={messages.maxGap}
          description={messages.maxGapHelp}
          minValue={0}
          maxValue={86_400}
          step={1}
        />
        <NumberField
          {...maxSilence}
          label={messages.maxSilence}
          description={messages.maxSilenceHelp}
          minValue={5}
          maxValue={86_400}
          step={1}
        />
      </div>
      <TextField
        {...emails}
        label={messages.emails}
        description={messages.emailsHelp}
        isRequired
        inputMode="email"
        autoComplete="off"
      />
      <DestinationFields
        features={station.features}
        chosen={destinations.value}
        onChange={destinations.onChange}
        errorMessage={destinations.errorMessage}
      />
    </div>
  );
}
