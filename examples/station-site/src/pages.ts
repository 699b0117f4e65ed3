import { createElement as h, type ReactNode } from 'react';
import {
  EpisodeList,
  EpisodePage,
  NowPlaying,
  Schedule,
  ShowList,
  ShowPage,
  Tracklist,
} from '@postkit/react-kit/site';
import type {
  PublicEpisode,
  PublicEpisodes,
  PublicNowPlaying,
  PublicSchedule,
  PublicShow,
  PublicStation,
  PublicTracklist,
} from '@postkit/sdk/public';

/** All data of the site at the time of the build. */
export interface SiteContent {
  readonly station: PublicStation;
  readonly shows: readonly PublicShow[];
  readonly latest: PublicEpisodes;
  readonly schedule: PublicSchedule;
  readonly nowPlaying: PublicNowPlaying;
  readonly tracklist: PublicTracklist;
  /** Episodes by the id of their show. */
  readonly byShow: ReadonlyMap<number, PublicEpisodes>;
}

export interface Page {
  /** Path below the site, with a slash at the end. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: ReactNode;
}

const hrefOfShow = ({ id }: Pick<PublicShow, 'id'>) => `/shows/${id}/`;
const hrefOfEpisode = ({ id }: Pick<PublicEpisode, 'id'>) => `/episodes/${id}/`;

/** The pages of the site: the station, its schedule, each show and each episode. */
export function pagesOf(content: SiteContent): Page[] {
  const { station, shows, byShow } = content;
  const { timezone } = station;
  const episodes = new Map(
    [...byShow.values()].flatMap((page) => page.episodes).map((episode) => [episode.id, episode]),
  );
  return [
    {
      path: '',
      title: station.title,
      description: `${station.title}: shows, episodes and the schedule.`,
      body: home(content),
    },
    {
      path: 'schedule/',
      title: `Schedule of ${station.title}`,
      description: `When the shows of ${station.title} are on.`,
      body: h(
        'div',
        { className: 'narrow' },
        h('h1', null, 'Schedule'),
        h(Schedule, { data: content.schedule, heading: false }),
      ),
    },
    ...shows.map((show) => ({
      path: `shows/${show.id}/`,
      title: show.title,
      description: show.description.slice(0, 150) || `${show.title} on ${station.title}.`,
      body: h(ShowPage, {
        showId: show.id,
        data: { show, episodes: byShow.get(show.id) ?? { episodes: [], total: 0, page: 1, pages: 1 } },
        hrefOfEpisode,
        timezone,
      }),
    })),
    ...[...episodes.values()].map((episode) => ({
      path: `episodes/${episode.id}/`,
      title: episode.title,
      description: episode.description_text.slice(0, 150) || `${episode.title} on ${station.title}.`,
      body: h(EpisodePage, { episodeId: episode.id, data: episode, timezone }),
    })),
  ];
}

/** The blocks that change during the day are elements, which read the station in the browser. */
function home({ station, shows, latest, nowPlaying, tracklist }: SiteContent): ReactNode {
  const { slug, timezone } = station;
  return h(
    'div',
    { className: 'home' },
    h(
      'div',
      { className: 'live' },
      h(
        'postkit-now-playing',
        { station: slug, heading: 'Now playing' },
        h(NowPlaying, { data: nowPlaying }),
      ),
    ),
    h(
      'div',
      { className: 'episodes' },
      h(EpisodeList, { data: latest, heading: 'Latest episodes', hrefOf: hrefOfEpisode, timezone }),
    ),
    h(
      'div',
      { className: 'tracks' },
      h(
        'postkit-tracklist',
        { station: slug, limit: 10, heading: 'Tracklist' },
        h(Tracklist, { data: tracklist }),
      ),
    ),
    h('div', { className: 'shows' }, h(ShowList, { data: shows, hrefOf: hrefOfShow })),
  );
}
