import type { CommandGroup } from '../../core/command-entry.ts';

export const schedules: CommandGroup = {
  name: 'schedules',
  summary: 'episodes that the station makes from the log by itself',
  commands: [
    {
      name: 'list',
      summary: 'list schedules with their last runs',
      load: async () => (await import('./list.ts')).listSchedules,
    },
    { name: 'show', summary: 'print a schedule', load: async () => (await import('./show.ts')).showSchedule },
    {
      name: 'create',
      summary: 'create a schedule from a file or flags',
      load: async () => (await import('./save.ts')).createSchedule,
    },
    {
      name: 'edit',
      summary: 'change fields of a schedule',
      load: async () => (await import('./save.ts')).editSchedule,
    },
    {
      name: 'pause',
      summary: 'pause a schedule',
      load: async () => (await import('./change-state.ts')).pauseSchedule,
    },
    {
      name: 'resume',
      summary: 'resume a paused schedule',
      load: async () => (await import('./change-state.ts')).resumeSchedule,
    },
    {
      name: 'delete',
      summary: 'delete a schedule',
      load: async () => (await import('./change-state.ts')).deleteSchedule,
    },
    {
      name: 'preview',
      summary: 'print the next runs, and a dry run on a date',
      load: async () => (await import('./preview.ts')).previewSchedule,
    },
    {
      name: 'runs',
      summary: 'list past runs, newest first',
      load: async () => (await import('./runs.ts')).listRuns,
    },
    {
      name: 'run-again',
      summary: 'run a schedule again for the hours of a run without an episode',
      load: async () => (await import('./runs.ts')).runAgain,
    },
  ],
};
