import { useFormField } from '../../../host/use-form-field.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import type { AdFields } from '../schedule-fields.ts';
import { fieldMessages } from '../schedule-setup.messages.ts';
import { withAdChoice, withTargetedAds } from '../schedule-setup.model.ts';
import type { ScheduleFormState } from '../use-schedule-form.ts';
import type { SectionProps } from './section-props.ts';

const choices = (catalogue: Catalogue) =>
  (['none', 'minutes', 'events'] as const).map((id) => ({
    id,
    label: catalogue.wordsOf(fieldMessages).adChoices[id],
  }));

/** Where ads are inserted. */
export function AdsSection({ form }: SectionProps) {
  const catalogue = useCatalogue();
  const messages = useWords(fieldMessages);
  const isOn = useFormField(form, 'targetedAds').value;
  const choice = useFormField(form, 'adChoice');
  return (
    <div className="pk-schedule-section pk-schedule-ads">
      <Checkbox
        label={messages.targetedAds}
        description={messages.targetedAdsHelp}
        isSelected={isOn}
        onChange={(isSelected) => setAds(form, withTargetedAds(isSelected))}
      />
      <RadioGroup
        label={messages.adChoice}
        options={choices(catalogue)}
        value={choice.value}
        onChange={(chosen) => setAds(form, withAdChoice(chosen))}
      />
      {choice.value === 'minutes' && (
        <AdCount form={form} name="minutes_between_ads" label={messages.minutes} max={1440} />
      )}
      {choice.value === 'events' && (
        <AdCount form={form} name="events_between_ads" label={messages.events} max={1000} />
      )}
    </div>
  );
}

interface AdCountProps extends SectionProps {
  name: 'minutes_between_ads' | 'events_between_ads';
  label: string;
  max: number;
}

function AdCount({ form, name, label, max }: AdCountProps) {
  const messages = useWords(fieldMessages);
  const count = useFormField(form, name);
  return (
    <NumberField
      {...count}
      label={label}
      description={messages.countHelp}
      minValue={0}
      maxValue={max}
      step={1}
    />
  );
}

function setAds({ setValue }: ScheduleFormState, ads: AdFields): void {
  setValue('targetedAds', ads.targetedAds, { shouldDirty: true });
  setValue('adChoice', ads.adChoice, { shouldDirty: true });
  setValue('minutes_between_ads', ads.minutes_between_ads, { shouldDirty: true });
  setValue('events_between_ads', ads.events_between_ads, { shouldDirty: true });
}
