import { z } from 'zod';
import { calendarDate, imageAddress, queryInteger, text, timeOfDay } from '../common/scalars.ts';
import { daysOfWeek, scheduleOverride } from '../schedules/schedule.ts';

/** Programmes of a station at most. */
export const mostProgrammes = 1000;
/** Dates of a programme without a weekly rule at most. */
export const mostProgrammeDates = 200;
/** Milliseconds that one airing lasts at most. */
export const longestAiring = 86_400_000;
/** Days from today for which the station works out the airings of weekly rules and sources. */
export const programmeDays = 28;

/** Unix milliseconds, UTC. */
const moment = z.int().min(0).max(8_640_000_000_000_000);

/**
 * Days and hours of a programme in the station's time zone. An end time before the start time, or equal to it, is on the
 * next day.
 */
export const programmeRule = z.object({
  /** Days of the week on which it starts. */
  day_of_week: daysOfWeek,
  /** Time at which it starts. */
  start_time: timeOfDay,
  /** Time at which it ends; before the start time, it is on the next day. */
  end_time: timeOfDay,
  /** First date. */
  start_date: calendarDate,
  /** Last date; null for no end. */
  end_date: calendarDate.nullable(),
  /** 2 for every other week, counted from the week of the first date; weeks start on Monday. */
  every_weeks: z.int().min(1).max(52),
  /** Dates on which it does not air. */
  exceptions: z.array(calendarDate).max(366),
  /** Dates with other hours, also on other days of the week. */
  overrides: z.array(scheduleOverride).max(100),
});
export type ProgrammeRule = z.output<typeof programmeRule>;

/** A rule as clients write it: every week without an end, unless they say otherwise. */
export const programmeRuleInput = programmeRule.partial({
  end_date: true,
  every_weeks: true,
  exceptions: true,
  overrides: true,
});
export type ProgrammeRuleInput = z.output<typeof programmeRuleInput>;

/** One airing of a programme. */
export const programmeTime = z
  .object({
    /** When it starts: Unix milliseconds. */
    start_ms: moment,
    /** When it ends: Unix milliseconds; at most 24 hours after its start. */
    end_ms: moment,
  })
  .refine(({ start_ms, end_ms }) => end_ms > start_ms && end_ms - start_ms <= longestAiring, {
    message: 'An airing ends after its start, and at most 24 hours later.',
    path: ['end_ms'],
  });
export type ProgrammeTime = z.output<typeof programmeTime>;

/** Days and hours at which a programme mostly airs, in the station's time zone. */
export const programmeHours = z.object({
  /** Days of the week, such as `MonWedFri`. */
  day_of_week: z.string(),
  /** Time at which it starts. */
  start_time: z.string(),
  /** Time at which it ends; before the start time, it is on the next day. */
  end_time: z.string(),
});
export type ProgrammeHours = z.output<typeof programmeHours>;

/** A programme of the station's week. */
export const programme = z.object({
  id: z.int(),
  /** Name, as listeners know it. */
  name: z.string(),
  /** Its subject; empty for none. */
  description: z.string(),
  /** Genre in the words of the station or source; empty for none. */
  genre: z.string(),
  /** Names of its presenters. */
  presenters: z.array(z.string()),
  /** Address of its picture; empty for none. */
  picture: z.string(),
  /** Id of the show that was chosen for it; null for the show with the same name. */
  show_id: z.int().nullable(),
  /** The show that its episodes belong to; null if none has its name, and none was chosen. */
  show: z
    .object({
      id: z.int(),
      /** Title of the show. */
      title: z.string(),
    })
    .nullable(),
  /** Whether the public week has it. */
  is_public: z.boolean(),
  /** Id of the source that it was read from; null for a programme that was entered by hand. */
  source_id: z.int().nullable(),
  /** Its id in the source, such as a UID or CRID; empty for a programme that was entered by hand. */
  key: z.string(),
  /** Its rule; null for a programme of a source, or with dates. */
  weekly: programmeRule.nullable(),
  /** Days and hours at which it mostly airs in the coming weeks; null if it does not. */
  hours: programmeHours.nullable(),
  /** Its airings from now on, for at most 28 days unless they were entered as dates, in order. */
  times: z.array(programmeTime),
  /** Raised by each change. */
  version: z.int(),
});
export type Programme = z.output<typeof programme>;

const fields = {
  /** Name, as listeners know it. */
  name: text(200).refine((name) => name.trim() !== '', 'Enter a name.'),
  /** Its subject; empty for none. */
  description: text(8000),
  /** Genre; empty for none. */
  genre: text(200),
  /** Names of its presenters. */
  presenters: z.array(text(200)).max(50),
  /** Address of its picture; empty for none. */
  picture: imageAddress,
  /** Id of its show; null for the show with the same name. */
  show_id: z.int().positive().nullable(),
  /** Whether the public week has it. */
  is_public: z.boolean(),
};

/** A programme has a weekly rule or dates, not both. */
export const programmeInput = z.object({
  ...fields,
  description: fields.description.default(''),
  genre: fields.genre.default(''),
  presenters: fields.presenters.default([]),
  picture: fields.picture.default(''),
  /** Id of its show; null for none. */
  show_id: fields.show_id.default(null),
  /** Whether it is in the public week. */
  is_public: fields.is_public.default(true),
  /** Days and hours; absent for a programme with dates. */
  weekly: programmeRuleInput.optional(),
  /** Airings; absent for a programme with a weekly rule. */
  times: z.array(programmeTime).max(mostProgrammeDates).optional(),
});
/** As clients write it. */
export type ProgrammeInput = z.input<typeof programmeInput>;

/** Only given fields change. A programme of a source takes `show_id` and `is_public` alone. */
export const programmeUpdate = z
  .object({
    ...fields,
    /** Days and hours, in place of the former rule or dates. */
    weekly: programmeRuleInput,
    /** Airings, in place of the former rule or dates. */
    times: z.array(programmeTime).max(mostProgrammeDates),
  })
  .partial();
/** As clients write it. */
export type ProgrammeUpdate = z.input<typeof programmeUpdate>;

/** An airing with its programme. */
export const programmeAiring = z.object({
  /** Id of its programme. */
  programme_id: z.int(),
  /** Name of this airing, which may differ from the programme's. */
  name: z.string(),
  /** Subject of the programme. */
  description: z.string(),
  /** Genre of the programme. */
  genre: z.string(),
  /** Presenters of the programme. */
  presenters: z.array(z.string()),
  /** Picture of the programme; empty for none. */
  picture: z.string(),
  /** Id of the show of the programme; null for none. */
  show_id: z.int().nullable(),
  /** Id of the source; null for a programme that was entered by hand. */
  source_id: z.int().nullable(),
  /** Whether the public week has it. */
  is_public: z.boolean(),
  /** When it starts: Unix milliseconds. */
  start_ms: z.int(),
  /** When it ends: Unix milliseconds. */
  end_ms: z.int(),
});
export type ProgrammeAiring = z.output<typeof programmeAiring>;

/** A span of at most 35 days. */
export const airingQuery = z.object({
  /** Unix milliseconds; airings that end at or before it are left out. */
  from_ms: queryInteger,
  /** Unix milliseconds; airings that start at or after it are left out. */
  until_ms: queryInteger,
});
export type AiringQuery = z.output<typeof airingQuery>;
