import ICAL from 'ical.js';
import type { Station } from '../../accounts/index.ts';
import type { WeekAiring } from './public-week.service.ts';

/** The airings as a calendar of RFC 5545, with times in UTC. @param host of the addresses of the station */
export function writeCalendar(
  { slug, title }: Pick<Station, 'slug' | 'title'>,
  airings: readonly WeekAiring[],
  { host, pageOf }: { readonly host: string; readonly pageOf: (showId: number) => string },
): string {
  const calendar = new ICAL.Component(['vcalendar', [], []]);
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//PostKit//Programmes//EN');
  calendar.addPropertyWithValue('name', title);
  calendar.addPropertyWithValue('x-wr-calname', title);
  for (const { airing, show } of airings) {
    const event = new ICAL.Component('vevent');
    const start = timeOf(airing.start_ms);
    event.addPropertyWithValue(
      'uid',
      `${slug}-${airing.programme_id}-${Math.floor(airing.start_ms / 1000)}@${host}`,
    );
    // The standard needs a time of writing, which must not change a file without news.
    event.addPropertyWithValue('dtstamp', start);
    event.addPropertyWithValue('dtstart', start);
    event.addPropertyWithValue('dtend', timeOf(airing.end_ms));
    event.addPropertyWithValue('summary', airing.name);
    if (airing.description !== '') event.addPropertyWithValue('description', airing.description);
    if (airing.genre !== '') event.addPropertyWithValue('categories', airing.genre);
    if (show) event.addPropertyWithValue('url', pageOf(show.id));
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}

function timeOf(ms: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(ms), true);
}
