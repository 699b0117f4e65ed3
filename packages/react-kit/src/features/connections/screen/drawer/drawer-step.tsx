import type { Connection } from '@postkit/sdk/schema';
import type { ComponentType } from 'react';
import type { CustomStep, SetupStep } from '../../destination-types/destination-type.ts';
import type { ConnectionForm } from './connection-drawer.controller.ts';
import { FeedArtStep } from './feed-art-step.tsx';
import { FeedSettingsStep } from './feed-settings-step.tsx';
import { FeedStep } from './feed-step.tsx';
import { FieldsStep } from './fields-step.tsx';
import { SettingsStep } from './settings-step.tsx';

export interface DrawerStepProps {
  step: SetupStep;
  form: ConnectionForm;
  /** The station already has the secrets. */
  isStored: boolean;
  connections: readonly Connection[];
}

const customSteps: Readonly<Record<CustomStep['kind'], ComponentType<{ form: ConnectionForm }>>> = {
  feed: FeedStep,
  'feed-art': FeedArtStep,
  'feed-settings': FeedSettingsStep,
};

/** The fields of one step. */
export function DrawerStep({ step, form, isStored, connections }: DrawerStepProps) {
  if (step.kind === 'fields') return <FieldsStep form={form} fields={step.fields} isStored={isStored} />;
  if (step.kind === 'settings') return <SettingsStep form={form} always={step.always} connections={connections} />;
  const Custom = customSteps[step.kind];
  return <Custom form={form} />;
}
