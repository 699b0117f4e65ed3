import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PostKitClient } from '@postkit/sdk';
import type { AudioEvent, Show } from '@postkit/sdk/schema';
import { buildKitPage } from '../bench/kit-page.ts';
import { expect, test } from '../support/journey.ts';
import { makeEpisode, makeShow, readyEpisode, shortEvents } from '../support/make-content.ts';

const station = 'harbour-fm';
const pagePath = '/transport-page';

/** The transport as a module, which takes seconds to build. */
let script = '';

test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'transport-page-'));
  await buildKitPage('../support/transport-page.ts', folder);
  script = await readFile(join(folder, 'page.js'), 'utf8');
  await rm(folder, { recursive: true });
});

/** Renders events with the transport in a browser, and as an episode at the station. */
async function renderBoth(
  page: Page,
  client: PostKitClient,
  events: readonly AudioEvent[],
  target: Show['loudness_target'] = null,
) {
  const show = await makeShow(client, undefined, target);
  const made = await makeEpisode(client, show, {
    name: 'Rendered',
    draft: false,
    events: events.map(({ resource_uri }) => resource_uri),
  });
  const episode = await readyEpisode(client, made.playlist_id);
  const levels = await client.episodes.timelineLevels({
    events: events.map(({ resource_uri }) => resource_uri),
    show: show.resource_uri,
  });
  const file = client.episodes.downloadAddress(episode.playlist_id, 'aac');
  await page.route(`**${pagePath}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Transport</title>' }),
  );
  await page.goto(pagePath);
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'renderBoth' in globalThis);
  return page.evaluate(
    async (given) => globalThis.window.renderBoth(given.station, given.events, given.levels, given.file),
    {
      station,
      events: [...events],
      levels,
      file,
    },
  );
}

test('the transport plays the samples that the station renders, also where items meet', async ({
  page,
  client,
}) => {
  const pieces = (await shortEvents(client, 6, 20)).slice(0, 3);
  const { samples, differences, levels } = await renderBoth(page, client, pieces);
  expect(samples[1]).toBe(samples[0]);
  expect(samples[0]).toBe(1024 * pieces.reduce((sum, { frame_count }) => sum + frame_count, 0));
  const loudest = Math.max(...levels.map(([rendered]) => rendered));
  // Noise that the encoder replaced by its level is random in each decoder.
  expect(Math.max(...differences)).toBeLessThan(loudest - 20);
  expect(differences.filter((difference) => difference > -60).length / differences.length).toBeLessThan(0.05);
  let at = 0;
  for (const { frame_count } of pieces.slice(0, -1)) {
    at += (frame_count * 1024) / 882;
    // A segment that is decoded without the one before it differs by −20 dBFS here.
    for (const difference of differences.slice(Math.floor(at) - 2, Math.floor(at) + 3))
      expect(difference).toBeLessThan(-60);
  }
});

test('the transport fades as the station renders, at the ends of an item and inside a merged one', async ({
  page,
  client,
}) => {
  const [first, second] = (await shortEvents(client, 12)).filter(({ duration }) => duration > 12);
  if (!first || !second) throw new Error('There are no two pieces to merge.');
  const out = await client.audioEvents.clone(first.id, { end: 6, fade_in: 1500, fade_out: 2000 });
  const into = await client.audioEvents.clone(second.id, { end: 7, fade_in: 3000, fade_out: 1000 });
  const merged = await client.audioEvents.get((await client.audioEvents.merge([out.id, into.id])).id);
  expect(merged.inner_fades).toHaveLength(2);
  const { samples, levels } = await renderBoth(page, client, [merged, await client.audioEvents.get(out.id)]);
  expect(Math.abs(samples[1] - samples[0])).toBeLessThanOrEqual(1024);
  // The station encodes faded audio again, which changes the level of quiet moments.
  const loud = levels.filter(([rendered]) => rendered > -45);
  const differences = loud.map(([rendered, played]) => Math.abs(rendered - played)).toSorted((a, b) => a - b);
  expect(loud.length).toBeGreaterThan(300);
  expect(differences[Math.floor(0.99 * differences.length)]).toBeLessThan(1);
});

for (const target of [-14, -24] as const) {
  test(`the transport is as loud as the station renders for a show of ${target} LUFS`, async ({
    page,
    client,
  }) => {
    const pieces = (await shortEvents(client, 6, 20)).slice(0, 2);
    const { samples, levels } = await renderBoth(page, client, pieces, target);
    expect(Math.abs(samples[1] - samples[0])).toBeLessThanOrEqual(1024);
    const loud = levels.filter(([rendered]) => rendered > target - 20);
    const differences = loud
      .map(([rendered, played]) => Math.abs(rendered - played))
      .toSorted((a, b) => a - b);
    expect(loud.length).toBeGreaterThan(100);
    expect(differences[Math.floor(0.99 * differences.length)]).toBeLessThan(1);
  });
}
