import { dateAt, type PublicAiring } from '@postkit/sdk/schema';
import { plainDescription } from '../../../rss/index.ts';
import { namesIn } from '../programmes.presenter.ts';
import type { WeekAiring } from './public-week.service.ts';

/** @param now Unix milliseconds */
export function presentWeekAiring(
  { airing, show }: WeekAiring,
  at: {
    readonly zone: string;
    readonly page: string;
    readonly absolute: (address: string) => string;
    readonly now: number;
  },
): PublicAiring {
  const { programme_id, start_ms, end_ms, name, description, genre, presenters, picture } = airing;
  const { zone, page, absolute, now } = at;
  return {
    programme: programme_id,
    date: dateAt(start_ms, zone),
    start: new Date(start_ms).toISOString(),
    end: new Date(end_ms).toISOString(),
    is_on_air: start_ms <= now && now < end_ms,
    name,
    description: plainDescription(description),
    genre,
    presenters: namesIn(presenters),
    image_url: picture === '' ? null : absolute(picture),
    show: show && { id: show.id, title: show.title, url: `${page}shows/${show.id}/` },
  };
}
