import type { Connection } from '@postkit/sdk/schema';
import type { IntegrationType } from '../../integrations.ts';
import { AccountStep } from './account-step.tsx';
import { ChannelStep } from './channel-step.tsx';
import type { ConnectionForm } from './connection-drawer.controller.ts';
import type { StepId } from './drawer-steps.ts';
import { drawerMessages as messages } from './drawer.messages.ts';
import { FeedArtStep } from './feed-art-step.tsx';
import { FeedSettingsStep } from './feed-settings-step.tsx';
import { FeedStep } from './feed-step.tsx';
import { FormText } from './form-fields.tsx';
import { SettingsStep } from './settings-step.tsx';

export interface DrawerStepProps {
  step: StepId;
  type: IntegrationType;
  form: ConnectionForm;
  held: Connection | null;
  connections: readonly Connection[];
}

/** The fields of one step. */
export function DrawerStep({ step, type, form, held, connections }: DrawerStepProps) {
  switch (step) {
    case 'feed':
      return <FeedStep form={form} />;
    case 'art':
      return <FeedArtStep form={form} />;
    case 'feed-settings':
      return <FeedSettingsStep form={form} />;
    case 'widget':
      return <FormText form={form} name="title" label={messages.title} description={messages.widgetHelp} isRequired />;
    case 'megaphone':
    case 'omny':
      return <AccountStep form={form} type={step} isStored={held !== null} />;
    case 'channel':
      return <ChannelStep form={form} />;
    case 'settings':
      return <SettingsStep form={form} type={type} connections={connections} />;
  }
}
