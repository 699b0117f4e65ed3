import { z } from 'zod';
import {
  type Programme,
  type ProgrammeInput,
  type ProgrammeUpdate,
  scheduleOverride,
  weekdays,
} from '@postkit/sdk/schema';
import {
  addDays,
  type CalendarDate,
  dateInZone,
  formatInZone,
  momentInZone,
} from '../../../host/time/zoned-time.ts';
import { weeklyRuleMessages } from '../../../parts/weekly-rule/index.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { programmeMessages } from './programme.messages.ts';

const dayMs = 86_400_000;

/** The form of a programme. That of a programme of a source has neither name nor hours. */
export const programmeFields = (catalogue: Catalogue, isOfSource: boolean) => {
  const messages = catalogue.wordsOf(programmeMessages);
  const rule = catalogue.wordsOf(weeklyRuleMessages);
  return z
    .object({
      name: z.string(),
      description: z.string(),
      genre: z.string(),
      presenters: z.array(z.string()),
      picture: z.string(),
      /** Null for the show with the same name. */
      show_id: z.number().nullable(),
      is_public: z.boolean(),
      when: z.enum(['weekly', 'dates']),
      days: z.array(z.enum(weekdays)),
      start_date: z.string(),
      end_date: z.string(),
      start_time: z.string(),
      end_time: z.string(),
      every_weeks: z.number().nullable(),
      exceptions: z.array(z.string()),
      overrides: z.array(scheduleOverride),
      /** Airings of a programme without a weekly rule. */
      dates: z.array(scheduleOverride),
    })
    .superRefine((fields, { addIssue }) => {
      if (isOfSource) return;
      const need = (isMissing: boolean, path: keyof typeof fields, message: string) =>
        isMissing && addIssue({ code: 'custom', path: [path], message });
      need(fields.name.trim() === '', 'name', messages.nameMissing);
      if (fields.when === 'dates')
        return void need(fields.dates.length === 0, 'dates', messages.datesMissing);
      need(fields.days.length === 0, 'days', rule.daysMissing);
      need(fields.start_date === '', 'start_date', rule.startDateMissing);
      need(fields.start_time === '', 'start_time', rule.startTimeMissing);
      need(fields.end_time === '', 'end_time', rule.endTimeMissing);
      const isBefore = fields.end_date !== '' && fields.end_date < fields.start_date;
      need(isBefore, 'end_date', rule.endDateBefore);
    });
};
export type ProgrammeFields = z.output<ReturnType<typeof programmeFields>>;

/** The form of a programme, or of a new one from today. */
export function fieldsOf(programme: Programme | null, today: CalendarDate, zone: string): ProgrammeFields {
  const { weekly = null, times = [] } = programme ?? {};
  return {
    name: programme?.name ?? '',
    description: programme?.description ?? '',
    genre: programme?.genre ?? '',
    presenters: programme?.presenters ?? [],
    picture: programme?.picture ?? '',
    show_id: programme?.show_id ?? null,
    is_public: programme?.is_public ?? true,
    when: programme && !weekly ? 'dates' : 'weekly',
    days: weekdays.filter((day) => weekly?.day_of_week.includes(day)),
    start_date: weekly?.start_date ?? today,
    end_date: weekly?.end_date ?? '',
    start_time: weekly?.start_time ?? '',
    end_time: weekly?.end_time ?? '',
    every_weeks: weekly?.every_weeks ?? 1,
    exceptions: weekly?.exceptions ?? [],
    overrides: weekly?.overrides ?? [],
    dates: weekly
      ? []
      : times.map(({ start_ms, end_ms }) => ({
          date: dateInZone(start_ms / 1000, zone),
          start_time: formatInZone(start_ms / 1000, zone, 'HH:mm'),
          end_time: formatInZone(end_ms / 1000, zone, 'HH:mm'),
        })),
  };
}

/** The programme that a form describes. Dates whose time the clock of the station skips are left out. */
export function programmeOf(fields: ProgrammeFields, zone: string): ProgrammeInput {
  const { name, description, genre, presenters, picture, show_id, is_public } = fields;
  return {
    name: name.trim(),
    description: description.trim(),
    genre: genre.trim(),
    presenters,
    picture,
    show_id,
    is_public,
    ...(fields.when === 'weekly' ? { weekly: ruleOf(fields) } : { times: timesOf(fields, zone) }),
  };
}

/** The fields of a programme that differ. A programme of a source takes its show and whether it is public alone. */
export function programmeChanges(
  fields: ProgrammeFields,
  before: ProgrammeFields,
  zone: string,
  isOfSource: boolean,
): ProgrammeUpdate {
  const known: ProgrammeUpdate = programmeOf(before, zone);
  const changed = Object.entries(programmeOf(fields, zone)).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(known[name as keyof ProgrammeUpdate]) &&
      (!isOfSource || name === 'show_id' || name === 'is_public'),
  );
  return Object.fromEntries(changed);
}

function ruleOf(fields: ProgrammeFields): NonNullable<ProgrammeInput['weekly']> {
  const { days, start_date, end_date, start_time, end_time, every_weeks, exceptions, overrides } = fields;
  return {
    day_of_week: weekdays.filter((day) => days.includes(day)).join(''),
    start_date,
    end_date: end_date || null,
    start_time,
    end_time,
    every_weeks: every_weeks ?? 1,
    exceptions,
    overrides,
  };
}

function timesOf({ dates }: ProgrammeFields, zone: string): NonNullable<ProgrammeInput['times']> {
  return dates.flatMap(({ date, start_time, end_time }) => {
    const start = momentInZone(date, start_time, zone);
    if (start === null) return [];
    const sameDay = momentInZone(date, end_time, zone);
    const start_ms = start * 1000;
    const end_ms =
      sameDay !== null && sameDay > start
        ? sameDay * 1000
        : (momentInZone(addDays(date, 1), end_time, zone) ?? start + dayMs / 1000) * 1000;
    return [{ start_ms, end_ms: Math.min(end_ms, start_ms + dayMs) }];
  });
}
