import { Controller } from 'react-hook-form';
import { Banner } from '../../../ui/banner/banner.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { TagInput } from '../../../ui/tag-input/tag-input.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { FormSection } from './form-section.tsx';
import { logSourceMessages } from './log-source.messages.ts';
import type { LogSourceForm } from './use-log-source-form.ts';

/** Recipients of alerts about an outage, and the delay. */
export function AlertFields({ form, canMail }: { form: LogSourceForm; canMail: boolean }) {
  const messages = useWords(logSourceMessages);
  const { control } = form;
  const hasEmails = form.watch('alerts.emails').length > 0;
  return (
    <FormSection title={messages.alerts} help={messages.alertsHelp}>
      <Controller
        control={control}
        name="alerts.after_minutes"
        render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
          <NumberField
            ref={ref}
            label={messages.afterMinutes}
            minValue={1}
            maxValue={1440}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="alerts.emails"
        render={({ field: { value, onChange, onBlur }, fieldState }) => (
          <TagInput
            label={messages.emails}
            placeholder={messages.emailsPlaceholder}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      {!canMail && hasEmails && <Banner tone="warning">{messages.noMail}</Banner>}
      <Controller
        control={control}
        name="alerts.webhook_url"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={messages.webhook}
            type="url"
            isCode
            autoComplete="off"
            spellCheck={false}
            description={messages.webhookHelp}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
    </FormSection>
  );
}
