import { SchedulesStep } from './schedules/schedules-step.tsx';
import { BasicInfoStep } from './basic-info/basic-info-step.tsx';
import { DisplayDetailsStep } from './display-details/display-details-step.tsx';
import { PublishingDestinationsStep } from './publishing-destinations/publishing-destinations-step.tsx';
import { useShowSetup } from './show-setup.store.ts';
import type { WizardStep } from './wizard-step.ts';

/** What stands inside the frame. Each step takes no props: it reads the draft, and begins anew with another one. */
export function WizardStepContent({ step }: { step: WizardStep }) {
  const opening = useShowSetup((state) => state.opening);
  switch (step) {
    case 'basic-info':
      return <BasicInfoStep key={opening} />;
    case 'display-details':
      return <DisplayDetailsStep key={opening} />;
    case 'publishing-destinations':
      return <PublishingDestinationsStep key={opening} />;
    case 'automation':
      return <SchedulesStep key={opening} />;
  }
}
