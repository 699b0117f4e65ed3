import { expect, type Page } from '@playwright/test';
import type { PostKitClient } from '@postkit/sdk';
import { screens } from '../../packages/react-kit/src/screens.ts';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';

/** Ids of the demo's content that addresses name. */
export interface DemoIds {
  show: number;
  episode: number;
  schedule: number;
}

export interface AppPage {
  /** Names the pictures and the test. */
  name: string;
  /** The address on the station. */
  path: (ids: DemoIds) => string;
  /** Opens what the address alone does not show: a dialog, a drawer, a filled timeline. */
  prepare?: (page: Page) => Promise<void>;
  /** The page is for visitors without a session. */
  isPublic?: boolean;
}

const area = (name: string, path = name): AppPage => ({ name, path: () => `/harbour-fm/${path}` });

/** The screens that an address without ids and steps opens. */
const areas = Object.values(screens).flatMap((screen) =>
  'paths' in screen ? screen.paths.filter((path) => !path.includes('/')) : [],
);

/** Every page of the console and every page that listeners open, with the largest dialogs. */
export const everyPage: readonly AppPage[] = [
  {
    name: 'sign-in',
    path: () => '/login',
    isPublic: true,
    prepare: (page) => page.locator('.pk-day-deck-wave').waitFor(),
  },
  ...areas.map((path) => (path === 'audio-editor' ? { ...area(path), prepare: fillTimeline } : area(path))),
  { name: 'show-details', path: ({ show }) => `/harbour-fm/shows/${show}/details` },
  { name: 'show-settings', path: ({ show }) => `/harbour-fm/shows/edit/${show}/basic-info` },
  area('new-show', 'shows/edit/new/basic-info'),
  area('station-look', 'setup?section=look'),
  area('storage', 'setup?section=storage'),
  area('new-schedule', 'automations/new'),
  { name: 'schedule', path: ({ schedule }) => `/harbour-fm/automations/${schedule}/edit` },
  area('not-found', 'nothing-here'),
  { name: 'listen-page', path: ({ episode }) => `/harbour-fm/listen/${episode}`, isPublic: true },
];

/** Reads the ids of the demo's content. */
export async function demoIds(client: PostKitClient): Promise<DemoIds> {
  const [[show], { playlists }, [schedule]] = await Promise.all([
    client.shows.list(),
    client.episodes.list({ type: 'published', limit: 1 }),
    client.schedules.list(),
  ]);
  const episode = playlists[0];
  if (!show || !episode || !schedule) throw new Error('The demo station has no show, episode or schedule.');
  return { show: show.id, episode: episode.playlist_id, schedule: schedule.id };
}

/** Adds five events of yesterday, which is whole at any time of the day. */
export async function fillTimeline(page: Page): Promise<void> {
  const { day, timeline } = new AudioEditorPage(page);
  await day.previousDay.click();
  await page.getByRole('heading', { name: /^Yesterday/ }).waitFor();
  await day.cards.nth(4).waitFor();
  const titles = [...new Set(await day.titles())].slice(0, 5);
  for (const title of titles) await day.add(title);
  await timeline.unfold();
  await expect.poll(() => timeline.names()).toEqual(titles);
}
