import ICAL from 'ical.js';
import { timeZoneNamed } from '../../../platform/time-zone.ts';
import { localMoment } from './local-moment.ts';

/** Finds the moments of a calendar's times. */
export interface CalendarZones {
  /** Unix milliseconds of a time of a property, or of another time in the zone of that property; null for a date that no calendar has. */
  momentOf(property: ICAL.Property, time: ICAL.Time): number | null;
}

/**
 * A zone is the one that its name means, else the one that the calendar defines (VTIMEZONE), else the station's. A time
 * without a zone is in the station's, which is what RFC 5545, 3.3.5, calls floating.
 */
export function createCalendarZones(
  calendars: readonly ICAL.Component[],
  zone: string,
  note: (finding: string) => void,
): CalendarZones {
  const defined = new Map(
    calendars
      .flatMap((calendar) => calendar.getAllSubcomponents('vtimezone'))
      .map((component) => [textOf(component, 'tzid'), new ICAL.Timezone(component)]),
  );
  /** A zone of the calendar as a whole, which calendars of Google have. */
  const usual = timeZoneNamed(calendars.map((one) => textOf(one, 'x-wr-timezone')).find(Boolean) ?? '');

  function zoneNamed(name: string): string | null {
    // Some programs put a path before the name: `/freeassociation.sourceforge.net/Europe/Berlin`.
    const plain = /(?:^|\/)([A-Za-z_]+\/[A-Za-z_+\-/\d]+|UTC)$/.exec(name)?.[1];
    return timeZoneNamed(name) ?? (plain === undefined ? null : timeZoneNamed(plain));
  }

  return {
    momentOf(property, time) {
      const isUtc = !time.isDate && time.zone === ICAL.Timezone.utcTimezone;
      if (isUtc) return time.toUnixTime() * 1000;
      const tzid = time.isDate ? undefined : property.getFirstParameter('tzid');
      if (!tzid) return localMoment(time, time.isDate ? zone : (usual ?? zone));
      const named = zoneNamed(tzid);
      if (named !== null) return localMoment(time, named);
      const own = defined.get(tzid);
      if (!own) {
        note('The calendar names a time zone that it does not define: the zone of the station was used.');
        return localMoment(time, zone);
      }
      const { year, month, day, hour, minute, second } = time;
      return (
        new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, own).toUnixTime() * 1000
      );
    },
  };
}

/** The text of a property; empty if there is none. */
export function textOf(component: ICAL.Component, name: string): string {
  const value: unknown = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
}
