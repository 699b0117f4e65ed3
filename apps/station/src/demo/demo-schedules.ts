import { dateAt } from '@postkit/sdk/schema';
import type { Station } from '../features/accounts/index.ts';
import type { Schedules } from '../features/schedules/index.ts';
import type { Shows } from '../features/shows/index.ts';
import type { Tags } from '../features/tags/index.ts';
import { morningShow } from './catalogue-content.ts';

export interface DemoScheduleServices {
  readonly schedules: Schedules;
  readonly shows: Shows;
  readonly tags: Tags;
}

const fourWeeks = 28 * 86_400_000;
const scheduleTitle = `${morningShow}, %w %d`;

/** The morning show's schedule: the talk and news of every weekday as a draft. May run again after a crash. */
export async function makeDemoSchedules(
  { schedules, shows, tags }: DemoScheduleServices,
  station: Station,
  { now }: { now: number },
): Promise<void> {
  const show = (await shows.list(station)).find(({ title }) => title === morningShow);
  if (!show || (await schedules.list(station)).some(({ title }) => title === scheduleTitle)) return;
  const labels = (await tags.list(station.id)).filter(
    ({ name }) => name === 'Breakfast' || name === 'Local news',
  );
  await schedules.create(station, {
    show_id: show.id,
    title: scheduleTitle,
    description:
      'Everything that was said on %w morning, without the records: talk, guests, callers and the news.',
    start_date: dateAt(now - fourWeeks, station.timezone),
    start_time: '06:00',
    end_time: '09:00',
    day_of_week: 'MonTueWedThuFri',
    capture_groups: 'Talk,Interview,Caller,News,Headlines',
    tags: labels.map(({ id }) => id).join(','),
    onceUseTags: 'Whole show',
    squareCoverArtURL: show.squareImage,
    socialShareImageURL: show.rectangleImage,
    social_share_text: 'Missed the morning? Here is all of it.',
    social_media_connections: show.destinationIds.join(','),
    publishWhen: 'saveDraft',
  });
}
