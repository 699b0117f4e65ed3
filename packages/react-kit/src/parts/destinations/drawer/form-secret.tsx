import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useHost } from '../../../host/host-context.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { useWords } from '../../../words/use-words.ts';
import { drawerMessages } from './drawer.messages.ts';
import { FormText, type FormTextProps } from './form-fields.tsx';

export interface FormSecretProps extends FormTextProps {
  generate: () => string;
}

/** A secret that the user enters or lets the browser generate; it can be copied until it is saved. */
export function FormSecret({ generate, ...field }: FormSecretProps) {
  const messages = useWords(drawerMessages);
  const { host } = useHost();
  const { form, name, label } = field;
  const value = useWatch({ control: form.control, name });
  const [isRefused, setRefused] = useState(false);
  return (
    <div className="pk-setup-secret">
      <FormText {...field} />
      <div className="pk-row">
        <Button
          size="small"
          icon={<KeyRound aria-hidden="true" />}
          onPress={() =>
            form.setValue(name, generate(), { shouldDirty: true, shouldTouch: true, shouldValidate: true })
          }
        >
          {messages.generate(label)}
        </Button>
        {value !== '' && (
          <CopyButton
            size="small"
            text={value}
            label={messages.copy(label)}
            copy={(text) => host.copyText(text)}
            onError={() => setRefused(true)}
          />
        )}
      </div>
      {isRefused && (
        <Banner tone="warning" isLive>
          {messages.copyFailed}
        </Banner>
      )}
    </div>
  );
}
