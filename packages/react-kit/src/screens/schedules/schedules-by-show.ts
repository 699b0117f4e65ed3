import type { Schedule, Holiday, Show } from '@postkit/sdk/schema';
import { schedulesOf } from '../../data/schedules/index.ts';

export interface ShowSchedules {
  showId: number;
  /** Title of the show; null until the shows are loaded, or if the show was deleted. */
  title: string | null;
  /** Sorted by start time. */
  schedules: readonly Schedule[];
  /** Days on which none of them runs, sorted by first day. */
  holidays: readonly Holiday[];
}

const byTitle = new Intl.Collator(undefined, { sensitivity: 'accent', numeric: true });

/** Groups the schedules that are not deleted by show. */
export function schedulesByShow(
  all: readonly Schedule[],
  shows: readonly Pick<Show, 'id' | 'title'>[],
): ShowSchedules[] {
  const titles = new Map(shows.map(({ id, title }) => [id, title]));
  const ids = new Set(all.filter(({ active }) => active === 1).map(({ show_id }) => show_id));
  return [...ids]
    .map((showId) => {
      const schedules = schedulesOf(all, showId);
      return { showId, title: titles.get(showId) ?? null, schedules, holidays: holidaysIn(schedules) };
    })
    .toSorted((a, b) => byTitle.compare(a.title ?? '', b.title ?? '') || a.showId - b.showId);
}

/** The schedules whose title, or whose show's title, contains the search text. */
export function findSchedules(sections: readonly ShowSchedules[], typed: string): ShowSchedules[] {
  const query = typed.trim().toLocaleLowerCase();
  const matches = (text: string | null) => (text ?? '').toLocaleLowerCase().includes(query);
  return sections.flatMap((section) => {
    const schedules = matches(section.title)
      ? section.schedules
      : section.schedules.filter(({ title }) => matches(title));
    return schedules.length > 0 ? [{ ...section, schedules }] : [];
  });
}

/** Each schedule of a show carries all holidays of that show. */
function holidaysIn([schedule]: readonly Schedule[]): Holiday[] {
  const active = schedule?.holidays.filter((holiday) => holiday.active === 1) ?? [];
  return active.toSorted((a, b) => a.first_day.localeCompare(b.first_day) || a.id - b.id);
}
