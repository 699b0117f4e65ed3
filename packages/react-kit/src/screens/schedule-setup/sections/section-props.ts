import type { ReadyScheduleSetup } from '../schedule-setup.controller.ts';
import type { ScheduleFormState } from '../use-schedule-form.ts';

export interface SectionProps {
  form: ScheduleFormState;
}

export interface SectionPropsInStation extends SectionProps {
  setup: Pick<ReadyScheduleSetup, 'station' | 'isTv' | 'schedule' | 'holidays'>;
}
