// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { router } from './router.tsx';

it.each([
  ['SHELL-004', '', '/shows'],
  ['SHELL-006', '/shows/7', '/shows/7/details'],
  ['SHELL-010 SHELL-011', '/new-episode', '/audio-editor'],
  ['WIZ-012', '/shows/edit/7', '/shows/edit/7/basic-info'],
  ['WIZ-012 SHELL-008', '/shows/edit/new?from=mail', '/shows/edit/new/basic-info?from=mail'],
])('%s %s leads to %s', async (_ids, from, to) => {
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [`/harbour-fm${from}`] }),
  });
  await router.load();
  expect(router.state.location.href).toBe(`/harbour-fm${to}`);
});

const areas = [
  'tags',
  'users',
  'setup',
  'categories',
  'episodes',
  'videos',
  'audio-editor',
  'import-rss-feed',
  'automations',
  'analytics',
];

it.each<[id: string, address: string, path: string]>([
  ['SHELL-005', 'shows', 'shows'],
  ['SHELL-007', 'shows/7/details', 'shows/$showId/details'],
  ['SHELL-008', 'shows/edit/new/basic-info', 'shows/edit/$showId/$step'],
  ['SHELL-009', 'shows/edit/7/basic-info', 'shows/edit/$showId/$step'],
  [
    'VIDEO-025',
    'shows/7/episodes/9/edit-audio/video?editingEpisode=9',
    'shows/$showId/episodes/$episodeId/edit-audio/video',
  ],
  ...areas.map((area): [string, string, string] => ['SHELL-012', area, area]),
])('%s %s is an address of its own', async (_id, address, path) => {
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [`/harbour-fm/${address}`] }),
  });
  await router.load();
  expect(router.state.matches.at(-1)).toMatchObject({
    fullPath: `/$station/${path}`,
    params: { station: 'harbour-fm' },
  });
});
