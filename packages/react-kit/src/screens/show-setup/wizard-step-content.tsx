import { BasicInfoStep } from './basic-info/basic-info-step.tsx';
import { DisplayDetailsStep } from './display-details/display-details-step.tsx';
import { PublishingDestinationsStep } from './publishing-destinations/publishing-destinations-step.tsx';
import { SchedulesStep } from './schedules/schedules-step.tsx';
import { useShowSetup } from './show-setup.store.ts';
import type { WizardStep } from './wizard-step.ts';

/** The current step. Steps take no props: they read the draft, and remount when another one is opened. */
export function WizardStepContent({ step }: { step: WizardStep }) {
  const formKey = useShowSetup((state) => state.formKey);
  switch (step) {
    case 'basic-info':
      return <BasicInfoStep key={formKey} />;
    case 'display-details':
      return <DisplayDetailsStep key={formKey} />;
    case 'publishing-destinations':
      return <PublishingDestinationsStep key={formKey} />;
    case 'automation':
      return <SchedulesStep key={formKey} />;
  }
}
