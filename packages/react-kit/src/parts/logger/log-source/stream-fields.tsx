import KeyRound from 'lucide-react/icons/key-round';
import { Controller } from 'react-hook-form';
import { type LogSource, sdpAddress } from '@postkit/sdk/schema';
import { keepsCredentials } from '../../../data/logger/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { StreamTest } from '../stream-test/stream-test.tsx';
import { EncodingField } from './encoding-field.tsx';
import { FormSection } from './form-section.tsx';
import { logSourceMessages } from './log-source.messages.ts';
import type { LogSourceForm } from './use-log-source-form.ts';

/** The addresses of the stream, and the switch that records it. */
export function StreamFields({ form, source }: { form: LogSourceForm; source: LogSource }) {
  const messages = useWords(logSourceMessages);
  return (
    <FormSection title={messages.stream}>
      <AddressField form={form} name="url" label={messages.url} help={messages.urlHelp} />
      {source.has_credentials && (
        <Credentials form={form} before={source.url} names={['url', 'remove_credentials']} />
      )}
      <EncodingField form={form} name="title_encoding" label={messages.encoding} />
      <AddressTest form={form} names={['url', 'remove_credentials', 'title_encoding']} address="main" />
      <AddressField
        form={form}
        name="fallback_url"
        label={messages.fallbackUrl}
        help={messages.fallbackUrlHelp}
      />
      {source.has_fallback_credentials && (
        <Credentials
          form={form}
          before={source.fallback_url}
          names={['fallback_url', 'remove_fallback_credentials']}
        />
      )}
      {form.watch('fallback_url') !== '' && (
        <>
          <EncodingField form={form} name="fallback_title_encoding" label={messages.fallbackEncoding} />
          <AddressTest
            form={form}
            names={['fallback_url', 'remove_fallback_credentials', 'fallback_title_encoding']}
            address="fallback"
          />
        </>
      )}
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

interface AddressFieldProps {
  form: LogSourceForm;
  name: 'url' | 'fallback_url';
  label: string;
  help: string;
}

function AddressField({ form, name, label, help }: AddressFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={label}
          type="url"
          isCode
          autoComplete="off"
          spellCheck={false}
          description={help}
          errorMessage={fieldState.error?.message}
          onPaste={(event) => {
            const address = sdpAddress(event.clipboardData.getData('text'));
            if (address === null) return;
            event.preventDefault();
            field.onChange(address);
          }}
        />
      )}
    />
  );
}

interface AddressPartProps {
  form: LogSourceForm;
  /** The fields of the address and of the removal of its credentials. */
  names: readonly ['url', 'remove_credentials'] | readonly ['fallback_url', 'remove_fallback_credentials'];
}

interface AddressTestProps {
  form: LogSourceForm;
  /** The fields of the address, of the removal of its credentials and of the encoding of its titles. */
  names:
    | readonly ['url', 'remove_credentials', 'title_encoding']
    | readonly ['fallback_url', 'remove_fallback_credentials', 'fallback_title_encoding'];
  address: 'main' | 'fallback';
}

function AddressTest({ form, names: [urlName, removalName, encodingName], address }: AddressTestProps) {
  return (
    <StreamTest
      url={form.watch(urlName)}
      address={address}
      remove_credentials={form.watch(removalName)}
      title_encoding={form.watch(encodingName)}
      onUse={(url) => form.setValue(urlName, url, { shouldDirty: true })}
    />
  );
}

interface CredentialsProps extends AddressPartProps {
  /** The saved address. */
  before: string;
}

function Credentials({ form, before, names }: CredentialsProps) {
  const catalogue = useCatalogue();
  const messages = useWords(logSourceMessages);
  const [urlName, removalName] = names;
  const typed = form.watch(urlName);
  const isRemoved = form.watch(removalName);
  const isElsewhere = !keepsCredentials(before, typed);
  const set = (remove: boolean) => form.setValue(removalName, remove, { shouldDirty: true });
  return (
    <div className="pk-log-source-credentials" role="status">
      <KeyRound aria-hidden="true" />
      <span>{credentialsText(isElsewhere, isRemoved, catalogue)}</span>
      {!isElsewhere && (
        <Button size="small" onPress={() => set(!isRemoved)}>
          {isRemoved ? messages.keepCredentials : messages.removeCredentials}
        </Button>
      )}
    </div>
  );
}

function credentialsText(isElsewhere: boolean, isRemoved: boolean, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(logSourceMessages);
  if (isElsewhere) return messages.credentialsElsewhere;
  return isRemoved ? messages.credentialsRemoved : messages.credentials;
}
