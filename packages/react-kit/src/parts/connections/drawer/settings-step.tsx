import { Controller } from 'react-hook-form';
import type { Connection } from '@postkit/sdk/schema';
import { destinationName } from '../../../data/connections/index.ts';
import { Select } from '../../../ui/select/select.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import type { ConnectionForm } from './connection-drawer.controller.ts';
import { DefaultField } from './default-field.tsx';
import { drawerMessages } from './drawer.messages.ts';

export interface SettingsStepProps {
  form: ConnectionForm;
  /** Why every episode is published there; replaces the choice of the default. */
  always: string | undefined;
  connections: readonly Connection[];
}

/** The last step of every type but RSS. */
export function SettingsStep({ form, always, connections }: SettingsStepProps) {
  return (
    <>
      <IheartField form={form} connections={connections} />
      {always === undefined ? <DefaultField form={form} /> : <p className="pk-muted">{always}</p>}
    </>
  );
}

const none = 'none';

/** The iHeart page to link to, one of the station's feeds' pages; renders nothing without any. */
function IheartField({ form, connections }: Pick<SettingsStepProps, 'form' | 'connections'>) {
  const catalogue = useCatalogue();
  const messages = useWords(drawerMessages);
  const pages = connections.filter(
    (connection) => connection.type === 'rss' && connection.iheart_show_id !== '',
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
