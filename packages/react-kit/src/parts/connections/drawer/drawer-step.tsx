import type { ComponentType } from 'react';
import type { Connection } from '@postkit/sdk/schema';
import { integrations, type IntegrationType } from '../../../data/connections/index.ts';
import type { CustomStep, SetupStep } from '../../../data/connections/index.ts';
import { useSettings } from '../../../host/settings/settings.queries.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import { lackingSettings } from '../lacking-settings.ts';
import { AuthorizeStep } from './authorize-step.tsx';
import type { CustomStepProps } from './custom-step-props.ts';
import { FacebookPageStep } from './facebook-page-step.tsx';
import { FeedArtStep } from './feed-art-step.tsx';
import { FeedSettingsStep } from './feed-settings-step.tsx';
import { FeedStep } from './feed-step.tsx';
import { FieldsStep } from './fields-step.tsx';
import { SettingsStep } from './settings-step.tsx';
import { SpreakerShowField } from './spreaker-show-field.tsx';

export interface DrawerStepProps extends CustomStepProps {
  type: IntegrationType;
  step: SetupStep;
  connections: readonly Connection[];
}

const customSteps: Readonly<Record<CustomStep['kind'], ComponentType<CustomStepProps>>> = {
  feed: FeedStep,
  'feed-art': FeedArtStep,
  'feed-settings': FeedSettingsStep,
  'facebook-page': FacebookPageStep,
};

/** The fields of one step. */
export function DrawerStep({ type, step, connections, ...custom }: DrawerStepProps) {
  const catalogue = useCatalogue();
  const settings = useSettings().data?.settings;
  const { form, held, authorization } = custom;
  const setup = integrations(catalogue)[type];
  switch (step.kind) {
    case 'authorize':
      return (
        <AuthorizeStep
          label={setup.label}
          text={step.text}
          isStored={held !== null}
          authorization={authorization}
          lacking={settings ? lackingSettings(type, setup, settings) : null}
        />
      );
    case 'fields':
      return <FieldsStep form={form} fields={step.fields} isStored={held !== null} />;
    case 'settings':
      return (
        <>
          {step.picksShow && <SpreakerShowField {...custom} />}
          <SettingsStep form={form} always={step.always} connections={connections} />
        </>
      );
    default: {
      const Custom = customSteps[step.kind];
      return <Custom {...custom} />;
    }
  }
}
