import { Controller } from 'react-hook-form';
import { RadioGroup } from '../../../../ui/radio-group/radio-group.tsx';
import type { ConnectionForm } from './connection-drawer.controller.ts';
import { drawerMessages as messages } from './drawer.messages.ts';
import { FormText } from './form-fields.tsx';

const privacies = (['public', 'private', 'unlisted'] as const).map((id) => ({ id, label: messages.privacies[id] }));

/** A YouTube channel: what it is called here, and who sees what is posted there. */
export function ChannelStep({ form }: { form: ConnectionForm }) {
  return (
    <>
      <FormText form={form} name="title" label={messages.channelName} isRequired />
      <Controller
        control={form.control}
        name="privacy_status"
        render={({ field: { value, onChange } }) => (
          <RadioGroup label={messages.privacy} isHorizontal options={privacies} value={value} onChange={onChange} />
        )}
      />
    </>
  );
}
