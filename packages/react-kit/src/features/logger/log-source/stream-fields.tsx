import type { LogSource } from '@postkit/sdk/schema';
import KeyRound from 'lucide-react/icons/key-round';
import { Controller } from 'react-hook-form';
import { keepsCredentials } from '../log-source-fields.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormSection } from './form-section.tsx';
import { logSourceMessages as messages } from './log-source.messages.ts';
import type { LogSourceForm } from './use-log-source-form.ts';

/** The stream's address, and the switch that records it. */
export function StreamFields({ form, source }: { form: LogSourceForm; source: LogSource }) {
  return (
    <FormSection title={messages.stream}>
      <Controller
        control={form.control}
        name="url"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={messages.url}
            type="url"
            isCode
            autoComplete="off"
            spellCheck={false}
            description={messages.urlHelp}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      {source.has_credentials && <Credentials form={form} url={source.url} />}
      <Controller
        control={form.control}
        name="active"
        render={({ field: { value, onChange, onBlur } }) => (
          <Checkbox label={messages.active} isSelected={value} onChange={onChange} onBlur={onBlur} />
        )}
      />
    </FormSection>
  );
}

function Credentials({ form, url }: { form: LogSourceForm; url: string }) {
  const [typed, isRemoved] = form.watch(['url', 'remove_credentials']);
  const isElsewhere = !keepsCredentials(url, typed);
  const set = (remove: boolean) => form.setValue('remove_credentials', remove, { shouldDirty: true });
  return (
    <div className="pk-log-source-credentials" role="status">
      <KeyRound aria-hidden="true" />
      <span>{credentialsText(isElsewhere, isRemoved)}</span>
      {!isElsewhere && (
        <Button size="small" onPress={() => set(!isRemoved)}>
          {isRemoved ? messages.keepCredentials : messages.removeCredentials}
        </Button>
      )}
    </div>
  );
}

function credentialsText(isElsewhere: boolean, isRemoved: boolean): string {
  if (isElsewhere) return messages.credentialsElsewhere;
  return isRemoved ? messages.credentialsRemoved : messages.credentials;
}
