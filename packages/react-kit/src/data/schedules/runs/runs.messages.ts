import type { MissedReason, OccurrenceReason, ScheduleRun } from '@postkit/sdk/schema';
import { counted } from '../../../words/counted.ts';
import { defineMessages } from '../../../words/define-messages.ts';

const minutesText = (minutes: number) => counted(minutes, 'minute', 'minutes');
const missingText = (minutes: number) =>
  `${minutesText(minutes)} of the recording ${minutes === 1 ? 'is' : 'are'} missing`;

export const runsMessages = defineMessages('schedules/runs', {
  heading: 'Past runs',
  list: 'Past runs of the schedule',
  loading: 'Loading past runs',
  failed: 'Could not load the past runs.',
  none: 'No runs yet. The first one appears here after the hours of the schedule.',
  more: 'Show earlier runs',
  loadingMore: 'Loading earlier runs',
  outcomes: {
    published: 'Published',
    draft: 'Draft',
    skipped: 'No episode',
    failed: 'Failed',
    running: 'Running',
  } satisfies Record<ScheduleRun['outcome'], string>,
  scheduled: (time: string) => `Publishes on ${time}`,
  /** Minutes are those of the missing audio. */
  reasons: {
    gaps: (minutes) => missingText(minutes),
    silence: (minutes) => `Silent for ${minutesText(minutes)}`,
    too_little_audio: (minutes) => `${missingText(minutes)}, more than half`,
    rights: () => 'Contains audio that someone must accept before it is published',
    too_many_events: () => 'More events than an episode can have',
    nothing_logged: () => 'Nothing matching was logged',
    station_off: () => 'The station was off',
    holiday: () => 'On holiday',
    changed: () => 'The schedule was changed before it ran',
    error: () => 'The episode could not be created',
    late: () => 'The station still tries to create the episode',
    not_published: () => 'The episode was not published at its time',
  } satisfies Record<MissedReason, (minutes: number) => string>,
  missing: (spans: string) => `Missing: ${spans}`,
  gap: (from: string, to: string) => `${from} to ${to}`,
  silence: (from: string, to: string) => `${from} to ${to} (silent)`,
  moreMissing: (count: number) => `${count} more`,
  openEpisode: 'Open episode',
  openEpisodeOf: (date: string) => `Open episode of ${date}`,
  runAgain: 'Run again',
  runAgainOn: (date: string) => `Run again for ${date}`,
  started: 'Running again',
  startedText: (date: string) => `The episode of ${date} is being created.`,
  runAgainFailed: 'Unable to run the schedule again',
  missedName: 'Not published',
  missedText: (title: string, reason: string) => `${title}: ${reason}.`,
  openSchedule: 'Open schedule',
  missedTitle: (date: string) => `The episode of ${date}`,
});

export const upcomingMessages = defineMessages('schedules/runs/upcoming', {
  heading: 'Next runs',
  list: 'Next 12 runs of the schedule',
  help: (zone: string) => `The next 12 runs in station time (${zone}), and the dates that are left out.`,
  none: 'No upcoming run.',
  incomplete: 'Select days, a start date and both times to see the next runs.',
  paused: 'The schedule is paused: it does not run on these dates until you resume it.',
  dates: (first: string, last: string) => `${first} to ${last}`,
  leftOut: 'Does not run',
  hours: (start: string, end: string) => `${start} to ${end}`,
  reasons: {
    clock_change: 'Clock change',
    override: 'Other hours',
    holiday: 'Holiday',
    alternate_week: 'Not this week',
    exception: 'Left out',
  } satisfies Record<OccurrenceReason, string>,
});
