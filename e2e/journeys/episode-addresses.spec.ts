import type { Page } from '@playwright/test';
import { MessageBar } from '../pages/message-bar.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expect, test } from '../support/journey.ts';
import { makeEpisode, makeShow } from '../support/make-content.ts';

test('EPLIST-001 every address of shows, episodes and videos begins with the station, and opens nothing without it', async ({
  page,
  client,
}) => {
  const shell = new ShellPage(page);
  const show = await makeShow(client);
  const { playlist_id: id } = await makeEpisode(client, show, { name: 'At its address' });
  const details = `shows/${show.id}/details`;
  const edit = `shows/${show.id}/episodes/${id}/edit-audio`;
  for (const [from, to, heading] of [
    ['shows', 'shows', 'Shows'],
    [`shows/${show.id}`, details, show.title],
    [details, details, show.title],
    [`shows/edit/${show.id}/basic-info`, `shows/edit/${show.id}/basic-info`, 'Show Settings'],
    [`shows/${show.id}/new-episode`, `shows/${show.id}/episodes/0/edit-audio/audio-editor`, 'Audio'],
    [`${edit}/audio-editor`, `${edit}/audio-editor`, 'Audio'],
    [`${edit}/video`, `${edit}/video`, 'Advanced video'],
    ['episodes', 'episodes', 'Episodes'],
    ['videos', 'videos', 'Video'],
    ['audio-editor', 'audio-editor', 'Audio'],
  ] as const) {
    await shell.open(`/harbour-fm/${from}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/harbour-fm/${to}`);
    expect(await pathsOfLinks(page)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/harbour-fm\//)]),
    );
    expect((await pathsOfLinks(page)).filter((path) => !path.startsWith('/harbour-fm/'))).toEqual([]);
  }

  // The first part of a path is always the station: one path has another station, one has none.
  await shell.open(`/harbour-news/${details}`);
  await expect(new MessageBar(page).saying(`There is no show ${show.id} at this station.`)).toBeVisible();
  await page.goto(`/${details}`);
  await expect(
    page.getByText('It may not exist, or your account has no access to it. Ask an admin of the station.'),
  ).toBeVisible();
});

/** Paths of all links on screen that stay on this site. */
async function pathsOfLinks(page: Page): Promise<string[]> {
  const addresses = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const origin = new URL(page.url()).origin;
  return addresses
    .map((address) => new URL(address, page.url()))
    .flatMap((url) => (url.origin === origin ? [url.pathname] : []));
}
