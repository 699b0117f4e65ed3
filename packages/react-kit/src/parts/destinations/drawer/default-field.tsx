import { Controller } from 'react-hook-form';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { DestinationForm } from './destination-drawer.controller.ts';
import { drawerMessages } from './drawer.messages.ts';

/** Whether new episodes are published there by default. */
export function DefaultField({ form }: { form: DestinationForm }) {
  const messages = useWords(drawerMessages);
  return (
    <Controller
      control={form.control}
      name="default_on_post"
      render={({ field: { value, onChange } }) => (
        <Checkbox
          label={messages.byDefault}
          description={messages.byDefaultHelp}
          isSelected={value}
          onChange={onChange}
        />
      )}
    />
  );
}
