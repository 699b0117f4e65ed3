import { expect, test } from '../support/test.ts';
import { servedSites } from './served-sites.ts';
import { widgetEpisode } from './widget-episodes.ts';

const sites = servedSites();

test('the device shows the episode, its show and its position, and its keys control the player', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const session = navigator.mediaSession;
    const handlers = new Map<string, unknown>();
    const positions: unknown[] = [];
    Object.assign(globalThis, { handlers, positions });
    const setActionHandler = session.setActionHandler.bind(session);
    session.setActionHandler = (action, handler) => {
      handlers.set(action, handler);
      setActionHandler(action, handler);
    };
    const setPositionState = session.setPositionState.bind(session);
    session.setPositionState = (state) => {
      positions.push(state);
      setPositionState(state);
    };
  });
  sites.station.answer([widgetEpisode(0), widgetEpisode(1, { duration: 3 })]);
  await page.goto(`${sites.station.origin}/widget/v4/player.html?station=harbour-fm&zone=12&full=true`);
  const state = () =>
    page.evaluate(() => {
      const { playbackState, metadata } = navigator.mediaSession;
      return {
        playbackState,
        title: metadata?.title,
        artist: metadata?.artist,
        album: metadata?.album,
        artwork: metadata?.artwork.length,
      };
    });
  const press = (action: string, details: object = {}) =>
    page.evaluate(([name, given]) => Reflect.get(globalThis, 'handlers').get(name)(given), [
      action,
      details,
    ] as const);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(state).toEqual({
    playbackState: 'playing',
    title: 'Dredging the inner harbour: who pays, and who decides',
    artist: 'Harbour Morning',
    album: 'Harbour Morning',
    artwork: 1,
  });
  await press('pause');
  await expect.poll(async () => (await state()).playbackState).toBe('paused');
  await press('seekto', { seekTime: 2 });
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'positions').at(-1)))
    .toEqual({ duration: 3, position: 2, playbackRate: 1 });
  await press('seekbackward', { seekOffset: 1 });
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute(
    'aria-valuetext',
    '0:01 of 0:03',
  );
  await press('seekforward');
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute(
    'aria-valuetext',
    '0:03 of 0:03',
  );
  await press('nexttrack');
  await expect.poll(async () => (await state()).title).toBe('The last lighthouse keeper');
  await press('previoustrack');
  await expect
    .poll(async () => (await state()).title)
    .toBe('Dredging the inner harbour: who pays, and who decides');
});
