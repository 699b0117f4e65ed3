import { dateAt, type Programme, type ScheduleInput } from '@postkit/sdk/schema';
import { fail } from './programme-errors.ts';

/** The fields of a schedule that records a programme. @throws programmes.no-hours */
export function scheduleOfProgramme(
  { name, description, picture, show, weekly, hours }: Programme,
  { zone, now }: { readonly zone: string; readonly now: number },
): { schedule: Omit<ScheduleInput, 'show_id'> & { show_id?: number }; show_title: string } {
  const usual = weekly ?? hours;
  if (!usual || usual.start_time === usual.end_time) throw fail('programmes.no-hours');
  const today = dateAt(now, zone);
  const { day_of_week, start_time, end_time } = usual;
  // Weeks are counted from the first date, so that it must stay for a programme of every other week.
  const isWeekly = !weekly || (weekly.every_weeks === 1 && weekly.start_date <= today);
  return {
    schedule: {
      ...(show && { show_id: show.id }),
      title: `${name}, %d`,
      description,
      day_of_week,
      start_time,
      end_time,
      start_date: weekly && !isWeekly ? weekly.start_date : today,
      ...(weekly && {
        end_date: weekly.end_date,
        every_weeks: weekly.every_weeks,
        exceptions: weekly.exceptions.filter((date) => date >= today),
        overrides: weekly.overrides.filter(({ date }) => date >= today),
      }),
      ...(picture !== '' && { squareCoverArtURL: picture }),
    },
    show_title: name,
  };
}
