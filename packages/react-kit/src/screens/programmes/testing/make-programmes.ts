import type {
  Programme,
  ProgrammeAiring,
  ProgrammePlan,
  ProgrammePlanLine,
  ProgrammeSource,
} from '@postkit/sdk/schema';

const hour = 3_600_000;

export const makeProgramme = (overrides: Partial<Programme> = {}): Programme => ({
  id: 7,
  name: 'Midday with Rosa',
  description: 'Guests at noon.',
  genre: 'Talk',
  presenters: ['Rosa Quay'],
  picture: '',
  show_id: null,
  show: { id: 4, title: 'Midday' },
  is_public: true,
  source_id: null,
  key: '',
  weekly: {
    day_of_week: 'MonTueWedThuFri',
    start_time: '12:00',
    end_time: '14:00',
    start_date: '2026-11-02',
    end_date: null,
    every_weeks: 1,
    exceptions: [],
    overrides: [],
  },
  hours: { day_of_week: 'MonTueWedThuFri', start_time: '12:00', end_time: '14:00' },
  times: [],
  version: 1,
  ...overrides,
});

/** An airing at a moment such as `2026-11-24T12:00Z`, two hours long. */
export const makeAiring = (start: string, overrides: Partial<ProgrammeAiring> = {}): ProgrammeAiring => ({
  programme_id: 7,
  name: 'Midday with Rosa',
  description: '',
  genre: '',
  presenters: [],
  picture: '',
  show_id: 4,
  source_id: null,
  is_public: true,
  start_ms: Date.parse(start),
  end_ms: Date.parse(start) + 2 * hour,
  ...overrides,
});

export const makeSource = (overrides: Partial<ProgrammeSource> = {}): ProgrammeSource => ({
  id: 3,
  title: 'Calendar',
  kind: 'icalendar',
  address: 'https://calendar.example/week.ics',
  read_at: Date.parse('2026-11-24T05:00Z') / 1000,
  tried_at: Date.parse('2026-11-24T05:00Z') / 1000,
  error: '',
  findings: [],
  programmes: 2,
  plan_id: null,
  ...overrides,
});

export const makeLine = (id: number, overrides: Partial<ProgrammePlanLine> = {}): ProgrammePlanLine => ({
  id,
  change: 'moved',
  programme_id: 7,
  before: {
    name: 'Midday with Rosa',
    hours: { day_of_week: 'MonTue', start_time: '12:00', end_time: '14:00' },
  },
  after: {
    name: 'Midday with Rosa',
    hours: { day_of_week: 'MonTue', start_time: '13:00', end_time: '15:00' },
  },
  fields: [],
  removed: [],
  added: [],
  ...overrides,
});

export const makePlan = (
  lines: ProgrammePlanLine[],
  overrides: Partial<ProgrammePlan> = {},
): ProgrammePlan => ({
  id: 12,
  source_id: 3,
  state: 'pending',
  created_at: Date.parse('2026-11-24T05:00Z') / 1000,
  applied_at: null,
  applied_by: '',
  can_undo: false,
  lines,
  ...overrides,
});
