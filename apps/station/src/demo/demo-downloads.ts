import { firstDayHours } from '@postkit/sdk/schema';
import type { Station } from '../features/accounts/index.ts';
import type { Analytics, DayFigures, DayReach, FirstDayRow } from '../features/analytics/index.ts';
import type { AudioEvents } from '../features/audio-events/index.ts';
import type { Episodes } from '../features/episodes/index.ts';
import { demoMinutes } from './demo-minutes.ts';
import { noise } from './noise.ts';

export interface DemoDownloadServices {
  readonly analytics: Analytics;
  readonly audioEvents: AudioEvents;
  readonly episodes: Pick<Episodes, 'store'>;
}

/** Shares of the demo's downloads; the remainder is Unknown. */
const countries = { US: 0.71, CA: 0.11, GB: 0.06, DE: 0.03, IE: 0.02, AU: 0.02, NO: 0.015, Unknown: 0.035 };
const platforms = {
  'Apple Podcasts': 0.36,
  Spotify: 0.24,
  Overcast: 0.09,
  'Pocket Casts': 0.07,
  Chrome: 0.07,
  Safari: 0.06,
  iHeartRadio: 0.04,
  'Amazon Alexa': 0.03,
  AntennaPod: 0.02,
  Unknown: 0.02,
};
const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Downloads on the day after publication; every later day has a share of the previous one. */
const bestDay = 220;
const fading = 0.72;
/** Sunday first: a breakfast show is heard on weekdays. */
const week = [0.55, 1, 1.05, 1.05, 1, 0.95, 0.6] as const;
/** Share of listeners who hear both shows on a day, and of a download that is heard. */
const both = 0.3;
const heardShare = 7300;

/**
 * Generates download figures of the demo's episodes since their publication, the same for the same days; newest day first, in one
 * transaction each. May run again after a crash: days with figures stay.
 * @param now milliseconds since 1970
 */
export async function makeDemoDownloads(
  services: DemoDownloadServices,
  station: Station,
  {
    episodeIds,
    now,
    signal,
  }: { readonly episodeIds: readonly number[]; readonly now: number; readonly signal?: AbortSignal },
): Promise<void> {
  const { analytics, episodes } = services;
  const known = await episodes.store.named(
    station,
    episodeIds.map((id) => ({ min: id, max: id })),
  );
  const published = known.flatMap(({ id, show_id, published_at }) =>
    published_at === null ? [] : { id, showId: show_id, publishedAt: published_at * 1000 },
  );
  const figures = published.flatMap((episode) => downloadsOf(station.id, episode, now));
  const byEpisode = Map.groupBy(figures, (row) => row.episode_id);
  for (const [day, days] of [...Map.groupBy(figures, (row) => row.day)].toSorted(
    ([one], [other]) => other - one,
  )) {
    signal?.throwIfAborted();
    // The first hours and the minutes of an episode follow the figures of its first day.
    const begun = published.filter(({ publishedAt }) => Math.floor(publishedAt / dayMs) === day);
    const firstDays = begun.flatMap((episode) => firstDayOf(episode, byEpisode.get(episode.id) ?? [], now));
    const minutes = await Promise.all(
      begun.map(({ id }) => demoMinutes(services, station, id, sumOf(byEpisode.get(id) ?? []))),
    );
    await analytics.addHistory(station.id, {
      days,
      reach: adminScopeOf(station.id, days),
      firstDays,
      minutes,
    });
  }
}

interface PublishedEpisode {
  readonly id: number;
  readonly showId: number;
  readonly publishedAt: number;
}

function downloadsOf(
  stationId: number,
  { id, showId, publishedAt }: PublishedEpisode,
  now: number,
): DayFigures[] {
  const [first, today] = [Math.floor(publishedAt / dayMs), Math.floor(now / dayMs)];
  const figures: DayFigures[] = [];
  for (let day = first; day <= today; day += 1) {
    const partOfDay =
      day === today ? (now % dayMs) / dayMs : day === first ? 1 - (publishedAt % dayMs) / dayMs : 1;
    const all = bestDay * fading ** (day - first) * (week[(day + 4) % 7] ?? 1) * partOfDay;
    for (const [country, ofCountry] of Object.entries(countries)) {
      for (const [platform, ofPlatform] of Object.entries(platforms)) {
        const downloads = Math.round(
          all * ofCountry * ofPlatform * (0.7 + 0.6 * noise(id, day, country + platform)),
        );
        const heard = Math.round(downloads * heardShare * (0.85 + 0.3 * noise(day, id, platform)));
        if (downloads > 0)
          figures.push({
            station_id: stationId,
            day,
            show_id: showId,
            episode_id: id,
            country,
            platform,
            downloads,
            heard,
          });
      }
    }
  }
  return figures;
}

/** Downloads by hour, in sum at most those of the days that the hours belong to: a peak after publishing, then the evening. */
function firstDayOf(
  { id, publishedAt }: PublishedEpisode,
  days: readonly DayFigures[],
  now: number,
): FirstDayRow[] {
  const hours = Array.from({ length: firstDayHours }, (_, hour) => publishedAt + hour * hourMs).filter(
    (start) => start <= now,
  );
  const weights = hours.map((start, hour) => {
    const clock = (start % dayMs) / hourMs;
    return (
      (Math.exp(-hour / 5) + 0.35 * Math.exp(-((clock - 19) ** 2) / 8)) *
      (0.8 + 0.4 * noise(id, hour, 'hour'))
    );
  });
  const dayIndex = (start: number) => Math.floor(start / dayMs);
  const heavy = Map.groupBy(hours.keys(), (hour) => dayIndex(hours[hour] ?? 0));
  return hours.map((start, hour) => {
    const day = dayIndex(start);
    const all = sumOf(days.filter((row) => row.day === day));
    const share = (heavy.get(day) ?? []).reduce((sum, one) => sum + (weights[one] ?? 0), 0);
    // The hours of the second day are only a part of it.
    const part = day === dayIndex(publishedAt) ? 1 : 0.6;
    return { episode_id: id, hour, downloads: Math.floor((all * part * (weights[hour] ?? 0)) / share) };
  });
}

/** Some listeners hear two episodes of a show on a day, and some hear both shows. */
function adminScopeOf(stationId: number, figures: readonly DayFigures[]): DayReach[] {
  const places = Map.groupBy(figures, ({ day, country, platform }) => `${day} ${country} ${platform}`);
  return [...places.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const shows = Map.groupBy(rows, (row) => row.show_id);
    const showReach = [...shows]
      .toSorted(([a], [b]) => a - b)
      .map(([show, of]) => ({
        show,
        listeners: Math.max(...of.map((row) => row.downloads), Math.ceil(0.8 * sumOf(of))),
      }));
    const shared =
      showReach.length < 2 ? 0 : Math.floor(both * Math.min(...showReach.map(({ listeners }) => listeners)));
    const at = { station_id: stationId, day: first.day, country: first.country, platform: first.platform };
    const alone = showReach.map(({ show, listeners }) => ({
      ...at,
      shows: String(show),
      listeners: listeners - shared,
    }));
    return shared === 0
      ? alone
      : [...alone, { ...at, shows: showReach.map(({ show }) => show).join(','), listeners: shared }];
  });
}

function sumOf(rows: readonly DayFigures[]): number {
  return rows.reduce((sum, { downloads }) => sum + downloads, 0);
}
