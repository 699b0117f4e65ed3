/**
 * The parts of the demo, in the order in which they are made: the newest first, each after the ones that it needs. A data folder
 * stores the names of those that are done.
 */
export const demoStepNames = [
  'catalogue',
  'first-clips',
  'latest-hours',
  'clips',
  'day-0',
  'library',
  'day-1',
  'episodes-1',
  'day-2',
  'episodes-2',
  'day-3',
  'episodes-3',
  'day-4',
  'episodes-4',
  'day-5',
  'day-6',
  'downloads',
  'schedules',
] as const;

export type DemoStepName = (typeof demoStepNames)[number];
