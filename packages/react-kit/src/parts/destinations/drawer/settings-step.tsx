import { Controller } from 'react-hook-form';
import type { Connection } from '@postkit/sdk/schema';
import { destinationName } from '../../../data/destinations/index.ts';
import { Select } from '../../../ui/select/select.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { DefaultField } from './default-field.tsx';
import type { DestinationForm } from './destination-drawer.controller.ts';
import { drawerMessages } from './drawer.messages.ts';

export interface SettingsStepProps {
  form: DestinationForm;
  /** Why every episode is published there; replaces the choice of the default. */
  always: string | undefined;
  destinations: readonly Connection[];
}

/** The last step of every type but RSS. */
export function SettingsStep({ form, always, destinations }: SettingsStepProps) {
  return (
    <>
      <IheartField form={form} destinations={destinations} />
      {always === undefined ? <DefaultField form={form} /> : <p className="pk-muted">{always}</p>}
    </>
  );
}

const none = 'none';

/** The iHeart page to link to, one of the station's feeds' pages; renders nothing without any. */
function IheartField({ form, destinations }: Pick<SettingsStepProps, 'form' | 'destinations'>) {
  const catalogue = useCatalogue();
  const messages = useWords(drawerMessages);
  const pages = destinations.filter(
    (destination) => destination.type === 'rss' && destination.iheart_show_id !== '',
  );
  if (pages.length === 0) return null;
  const options = [
    { id: none, label: messages.noIheart },
    ...pages.map((page) => ({
      id: page.iheart_show_id,
      label: destinationName(page, catalogue),
      description: page.iheart_show_id,
    })),
  ];
  return (
    <Controller
      control={form.control}
      name="iheart_show_id"
      render={({ field: { value, onChange } }) => (
        <Select
          label={messages.iheartLink}
          options={options}
          value={options.some(({ id }) => id === value) ? value : none}
          onChange={(id) => onChange(id === none ? '' : id)}
        />
      )}
    />
  );
}
