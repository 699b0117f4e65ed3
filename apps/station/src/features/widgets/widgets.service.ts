import type { z } from 'zod';
import { defaultWidgetLook, type WidgetResponse, widgetLook, type widgetQuery } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { Destinations } from '../destinations/index.ts';
import type { Embeds } from '../embeds/index.ts';
import type { Episodes, PublishedEpisode } from '../episodes/index.ts';
import type { Images } from '../images/index.ts';
import type { Shows } from '../shows/index.ts';
import type { PublishedTranscripts } from '../transcripts/index.ts';
import { presentWidgetEpisode } from './widgets.presenter.ts';

export interface Widgets {
  /**
   * The content of a player, and when it last changed (Unix seconds).
   * @throws resource.absent if there is no such widget or published episode
   */
  answer(
    station: Station,
    query: z.output<typeof widgetQuery>,
  ): Promise<{ answer: WidgetResponse; changed: number }>;
}

export interface WidgetDeps {
  readonly accounts: Accounts;
  readonly destinations: Destinations;
  readonly embeds: Embeds;
  readonly episodes: Pick<Episodes, 'published'>;
  readonly images: Images;
  readonly shows: Shows;
  readonly transcripts: Pick<PublishedTranscripts, 'languagesOf'>;
}

/** Number of episodes by default. */
const defaultLimit = 20;

export function createWidgetService(
  context: StationContext,
  { destinations, embeds, episodes, images, shows, transcripts }: WidgetDeps,
): Widgets {
  async function zone(station: Station, id: number) {
    const destination = await destinations.get(id);
    const isHere =
      destination?.station_id === station.id && destination.type === 'webwidget' && destination.status;
    if (!isHere) throw fail('resource.absent');
    const look = widgetLook.safeParse({ ...defaultWidgetLook, ...destination.historical_items });
    return { destination, look: look.success ? look.data : defaultWidgetLook };
  }

  async function present(
    station: Station,
    found: readonly PublishedEpisode[],
  ): Promise<WidgetResponse['playlists']> {
    const rows = await shows.byIds(station, [...new Set(found.map((episode) => episode.showId))]);
    const byId = new Map(rows.map((show) => [show.id, show]));
    const languages = await transcripts.languagesOf(found.map(({ id }) => id));
    const places = {
      station,
      publicUrl: context.publicUrl,
      absolute: images.absolute,
      transcripts: languages,
    };
    return found.map((episode) => presentWidgetEpisode(episode, byId.get(episode.showId), places));
  }

  async function oneEpisode(
    station: Station,
    id: number,
  ): Promise<{ answer: WidgetResponse; changed: number }> {
    const episode = await episodes.published.publicEpisode(station.id, id);
    if (episode === 'gone' || episode === 'absent') throw fail('resource.absent');
    const playlists = await present(station, [episode]);
    const part = { playlists, total_count: 1, page: 1, limit: 1, look: defaultWidgetLook };
    const answer = { ...part, station_name: station.name, reports: embeds.isEnabled(station.id) };
    return { answer, changed: episode.changed };
  }

  const widgets: Widgets = {
    async answer(station, { zone: zoneId, playlist_id, page = 1, limit = defaultLimit }) {
      if (playlist_id !== undefined) return oneEpisode(station, playlist_id);
      if (zoneId === undefined) throw fail('request.invalid', { message: 'Send a zone or a playlist_id.' });
      const { destination, look } = await zone(station, zoneId);
      const order = (await isSerial(station, destination.shows)) ? 'oldest' : 'newest';
      const part = { limit, offset: (page - 1) * limit, order, includeDeleted: false } as const;
      const { episodes: found, total } = await episodes.published.publishedOf(station.id, [zoneId], part);
      const playlists = await present(station, found);
      const changed = Math.max(destination.updated_at, ...found.map((episode) => episode.changed));
      const answer = {
        playlists,
        total_count: total,
        page,
        limit,
        station_name: station.name,
        look,
        reports: embeds.isEnabled(station.id),
      };
      return { answer, changed };
    },
  };

  /** A serial plays from its first episode; a mix of shows starts with the newest. */
  async function isSerial(station: Station, showIds: readonly number[]): Promise<boolean> {
    const rows = await shows.byIds(station, showIds);
    return rows.length > 0 && rows.every((show) => show.showFormat === 'serial');
  }

  return widgets;
}
