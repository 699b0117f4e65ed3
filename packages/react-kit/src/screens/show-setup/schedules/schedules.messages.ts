import { defineMessages } from '../../../words/define-messages.ts';
export const schedulesMessages = defineMessages('shows/setup/schedules', {
  heading: 'Schedules of this show',
  help: 'A schedule creates episodes of the show automatically, from what the station airs at set times.',
  loading: 'Loading schedules',
  loadFailed: 'Unable to retrieve schedules',
  none: 'This show has no schedules yet',
  noneHelp: 'Create one under Automation to get episodes automatically. You can save the show without one.',
  newSchedule: 'New schedule',
  saveFirst: 'Making a schedule will navigate you away from this page',
  untitled: 'Untitled episodes',
  publishes: { rightNow: 'Automatically publish', saveDraft: 'Save as draft' },
  paused: 'Paused',
  onHoliday: 'On holiday',
  zone: (zone: string) => `Times are in station time (${zone}).`,
  save: 'Save show',
  saving: 'Saving...',
});
