import ICAL from 'ical.js';
import { createCalendarTimes } from './calendar-times.ts';
import { createCalendarZones, textOf } from './calendar-zones.ts';
import { mendCalendar } from './mend-calendar.ts';
import {
  createWeekBuilder,
  keyOfName,
  type ReadingPlace,
  type SourceFields,
  type SourceWeek,
  UnreadableProgrammes,
  type WeekBuilder,
} from './source-week.ts';

/**
 * Reads the events of a calendar: RFC 5545, with pictures by RFC 7986. An exception (RECURRENCE-ID) replaces one
 * occurrence. Cancelled and private entries are left out. All-day entries air from midnight to midnight.
 * @throws UnreadableProgrammes for another document, one that is cut inside an entry, and beyond the limits
 */
export function readICalendar(text: string, place: ReadingPlace): SourceWeek {
  const builder = createWeekBuilder(place);
  const calendars = parseCalendars(mendCalendar(text, builder.note));
  const zones = createCalendarZones(calendars, place.zone, builder.note);
  const times = createCalendarTimes(zones, place.window);
  const entries = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  const byId = Map.groupBy(entries, (entry) => textOf(entry, 'uid') || keyOfName(textOf(entry, 'summary')));
  for (const [key, group] of byId) {
    const exceptions = group.filter((entry) => entry.hasProperty('recurrence-id'));
    const replaced = new Set(exceptions.map((entry) => idMoment(entry)));
    const [main = exceptions[0]] = group.filter((entry) => !exceptions.includes(entry));
    const fields = main && fieldsOf(main);
    for (const entry of group) {
      if (!isPublic(entry, builder)) continue;
      const isException = exceptions.includes(entry);
      for (const time of times.timesOf(entry)) {
        if (!isException && replaced.has(time.start_ms)) continue;
        builder.add(key, fields ?? fieldsOf(entry), { ...time, name: textOf(entry, 'summary') });
      }
    }
  }
  return builder.week([place.window]);

  function idMoment(entry: ICAL.Component): number | null {
    const property = entry.getFirstProperty('recurrence-id');
    if (property?.getFirstParameter('range'))
      builder.note('An exception for all later dates was read as one date.');
    const time = property?.getFirstValue() as ICAL.Time | undefined;
    return property && time ? zones.momentOf(property, time) : null;
  }
}

function parseCalendars(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    const documents = (typeof parsed[0] === 'string' ? [parsed] : parsed) as string[][];
    const calendars = documents
      .map((one) => new ICAL.Component(one))
      .filter(({ name }) => name === 'vcalendar');
    if (calendars.length > 0) return calendars;
  } catch (error) {
    throw new UnreadableProgrammes('The calendar has a fault, so it was not read.', { cause: error });
  }
  throw new UnreadableProgrammes('This is not a calendar: it does not begin with BEGIN:VCALENDAR.');
}

function isPublic(entry: ICAL.Component, builder: WeekBuilder): boolean {
  if (textOf(entry, 'status').toUpperCase() === 'CANCELLED') return false;
  const isPrivate = ['PRIVATE', 'CONFIDENTIAL'].includes(textOf(entry, 'class').toUpperCase());
  if (isPrivate) builder.note('Private entries were left out.');
  return !isPrivate;
}

function fieldsOf(entry: ICAL.Component): SourceFields {
  const categories = entry
    .getAllProperties('categories')
    .flatMap((property) => property.getValues() as unknown[])
    .filter((value) => typeof value === 'string');
  return {
    name: textOf(entry, 'summary'),
    description: textOf(entry, 'description'),
    genre: categories.join(', '),
    presenters: [],
    picture: pictureOf(entry),
  };
}

function pictureOf(entry: ICAL.Component): string {
  const properties = [
    ...entry.getAllProperties('image'),
    ...entry
      .getAllProperties('attach')
      .filter((property) => property.getFirstParameter('fmttype')?.startsWith('image/')),
  ];
  const addresses = properties.map((property) => property.getFirstValue() as unknown);
  return addresses.find((address) => typeof address === 'string') ?? '';
}
