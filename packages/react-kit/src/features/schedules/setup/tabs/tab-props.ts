import type { ReadyAutomationSetup } from '../automation-setup.controller.ts';
import type { AutomationFormState } from '../use-automation-form.ts';

export interface TabProps {
  form: AutomationFormState;
}

export interface TabPropsInStation extends TabProps {
  setup: Pick<ReadyAutomationSetup, 'station' | 'isTv' | 'automation'>;
}
