import type { Schedule, Holiday, Show } from '@postkit/sdk/schema';
import { schedulesOf } from './schedules.ts';

export interface ShowSchedules {
  showId: number;
  /** Of the show; null while the shows are not there, or where it is gone. */
  title: string | null;
  /** By the hour at which they begin. */
  schedules: readonly Schedule[];
  /** Days on which all of them rest, the first one first. */
  holidays: readonly Holiday[];
}

const byTitle = new Intl.Collator(undefined, { sensitivity: 'accent', numeric: true });

/** The schedules that are not deleted, show by show. */
export function schedulesByShow(all: readonly Schedule[], shows: readonly Pick<Show, 'id' | 'title'>[]): ShowSchedules[] {
  const titles = new Map(shows.map(({ id, title }) => [id, title]));
  const ids = new Set(all.filter(({ active }) => active === 1).map(({ show_id }) => show_id));
  return [...ids]
    .map((showId) => {
      const schedules = schedulesOf(all, showId);
      return { showId, title: titles.get(showId) ?? null, schedules, holidays: holidaysIn(schedules) };
    })
    .toSorted((a, b) => byTitle.compare(a.title ?? '', b.title ?? '') || a.showId - b.showId);
}

/** What is left of a search in the titles of schedules and of their shows. */
export function findSchedules(sections: readonly ShowSchedules[], typed: string): ShowSchedules[] {
  const wanted = typed.trim().toLocaleLowerCase();
  const fits = (text: string | null) => (text ?? '').toLocaleLowerCase().includes(wanted);
  return sections.flatMap((section) => {
    const schedules = fits(section.title) ? section.schedules : section.schedules.filter(({ title }) => fits(title));
    return schedules.length > 0 ? [{ ...section, schedules }] : [];
  });
}

/** Every schedule of a show names the holidays of that show. */
function holidaysIn([schedule]: readonly Schedule[]): Holiday[] {
  const active = schedule?.holidays.filter((holiday) => holiday.active === 1) ?? [];
  return active.toSorted((a, b) => a.first_day.localeCompare(b.first_day) || a.id - b.id);
}
