import type { ComponentType } from 'react';
import type { Connection } from '@postkit/sdk/schema';
import { integrations, type IntegrationType } from '../../../data/destinations/index.ts';
import type { CustomStep, FieldSpec, SetupStep } from '../../../data/destinations/index.ts';
import { useSettings } from '../../../host/settings/settings.queries.ts';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { lackingSettings } from '../lacking-settings.ts';
import { AuthorizeStep } from './authorize-step.tsx';
import type { CustomStepProps } from './custom-step-props.ts';
import type { DestinationForm } from './destination-drawer.controller.ts';
import { isSecret } from './drawer-steps.ts';
import { drawerMessages } from './drawer.messages.ts';
import { FacebookPageStep } from './facebook-page-step.tsx';
import { FeedArtStep } from './feed-art-step.tsx';
import { FeedSettingsStep } from './feed-settings-step.tsx';
import { FeedStep } from './feed-step.tsx';
import { FormChoice, FormText } from './form-fields.tsx';
import { FormSecret } from './form-secret.tsx';
import { SettingsStep } from './settings-step.tsx';
import { SpreakerShowField } from './spreaker-show-field.tsx';

export interface DrawerStepProps extends CustomStepProps {
  type: IntegrationType;
  step: SetupStep;
  destinations: readonly Connection[];
}

const customSteps: Readonly<Record<CustomStep['kind'], ComponentType<CustomStepProps>>> = {
  feed: FeedStep,
  'feed-art': FeedArtStep,
  'feed-settings': FeedSettingsStep,
  'facebook-page': FacebookPageStep,
};

/** The fields of one step. */
export function DrawerStep({ type, step, destinations, ...custom }: DrawerStepProps) {
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
          <SettingsStep form={form} always={step.always} destinations={destinations} />
        </>
      );
    default: {
      const Custom = customSteps[step.kind];
      return <Custom {...custom} />;
    }
  }
}

interface FieldsStepProps {
  form: DestinationForm;
  fields: readonly FieldSpec[];
  /** The station already has the secrets. */
  isStored: boolean;
}

/** A step built from the fields that its type lists. */
function FieldsStep({ form, fields, isStored }: FieldsStepProps) {
  const messages = useWords(drawerMessages);
  return fields.map((field) => {
    if ('choices' in field) return <FormChoice key={field.name} form={form} {...field} />;
    const isHeld = isStored && isSecret(field.name);
    const description = isHeld ? messages.stored : field.description;
    const { check: _check, generate, ...text } = { ...field, form, description, isRequired: !isHeld };
    return generate ? (
      <FormSecret key={field.name} {...text} generate={generate} />
    ) : (
      <FormText key={field.name} {...text} />
    );
  });
}
