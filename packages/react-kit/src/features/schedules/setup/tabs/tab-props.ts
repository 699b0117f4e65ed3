import type { ReadyScheduleSetup } from '../schedule-setup.controller.ts';
import type { ScheduleFormState } from '../use-schedule-form.ts';

export interface TabProps {
  form: ScheduleFormState;
}

export interface TabPropsInStation extends TabProps {
  setup: Pick<ReadyScheduleSetup, 'station' | 'isTv' | 'schedule'>;
}
