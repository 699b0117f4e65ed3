import { Controller } from 'react-hook-form';
import { rssSubtypes } from '@postkit/sdk/schema';
import { FieldPlace } from '../../../ui/field-place/field-place.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { Select } from '../../../ui/select/select.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import type { CustomStepProps } from './custom-step-props.ts';
import { DefaultField } from './default-field.tsx';
import { FeedCheck } from './feed-check.tsx';
import { FeedContents } from './feed-contents.tsx';
import { feedMessages } from './feed.messages.ts';
import { FormText, FormYesNo } from './form-fields.tsx';

const statuses = (catalogue: Catalogue) =>
  (['active', 'inactive'] as const).map((id) => ({
    id,
    label: catalogue.wordsOf(feedMessages).statuses[id],
  }));
const any = 'any';
const directories = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(feedMessages);
  return [
    { id: any, label: messages.anyDirectory },
    ...rssSubtypes.map((id) => ({ id, label: messages.directories[id] })),
  ];
};

/** Step 3 of a feed: its settings and its directory. */
export function FeedSettingsStep({ form, held, onStep }: Pick<CustomStepProps, 'form' | 'held' | 'onStep'>) {
  const catalogue = useCatalogue();
  const messages = useWords(feedMessages);
  const { control } = form;
  return (
    <>
      <Controller
        control={control}
        name="status"
        render={({ field: { value, onChange } }) => (
          <RadioGroup
            label={messages.status}
            isHorizontal
            options={statuses(catalogue)}
            value={value ? 'active' : 'inactive'}
            onChange={(status) => onChange(status === 'active')}
          />
        )}
      />
      <FormYesNo form={form} name="rss_explicit" label={messages.explicit} />
      <FormYesNo form={form} name="has_live_read" label={messages.liveRead} />
      <FormYesNo form={form} name="is_aggregate" label={messages.aggregate} />
      <FieldPlace name="directory">
        <Controller
          control={control}
          name="rss_subtype"
          render={({ field: { value, onChange } }) => (
            <Select
              label={messages.directory}
              description={messages.directoryHelp}
              options={directories(catalogue)}
              value={value ?? any}
              onChange={(name) => onChange(name === any ? null : name)}
            />
          )}
        />
      </FieldPlace>
      <FormText form={form} name="iheart_show_id" label={messages.iheartId} isCode />
      <FormText form={form} name="itunes_auth" label={messages.authorization} isCode />
      <DefaultField form={form} />
      <FeedContents form={form} held={held} />
      {held && <FeedCheck feed={held} onStep={onStep} />}
    </>
  );
}
