import type { Page } from '@playwright/test';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { openDraft } from '../support/open-draft.ts';

const station = 'harbour-fm';

declare global {
  interface Window {
    /** Audio that was scheduled since it was last cleared, in seconds of the device's clock. */
    scheduled: { at: number; end: number }[];
    /** Times of ad tones. */
    tones: number[];
  }
}

/** Records what the page schedules on its audio device. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = globalThis.window;
    heard.scheduled = [];
    heard.tones = [];
    const startBuffer = Object.getOwnPropertyDescriptor(AudioBufferSourceNode.prototype, 'start');
    Object.defineProperty(AudioBufferSourceNode.prototype, 'start', {
      ...startBuffer,
      value(this: AudioBufferSourceNode, at: number) {
        heard.scheduled.push({ at, end: at + (this.buffer?.duration ?? 0) });
        startBuffer?.value.call(this, at);
      },
    });
    const startTone = Object.getOwnPropertyDescriptor(AudioScheduledSourceNode.prototype, 'start');
    Object.defineProperty(OscillatorNode.prototype, 'start', {
      ...startTone,
      value(this: OscillatorNode, at: number) {
        heard.tones.push(at);
        startTone?.value.call(this, at);
      },
    });
  });
}

test('the transport plays over joins and an ad without a break, and the playhead follows', async ({
  page,
  client,
}) => {
  await listen(page);
  const editor = new AudioEditorPage(page);
  const { timeline } = editor;
  const { transport } = timeline;
  const { pieces } = await openDraft(editor, client, station, 3);
  const [first, second] = pieces;
  if (!first || !second) throw new Error('There are no two pieces.');
  await timeline.items.nth(0).click();
  await timeline.button('Targeted Ads').click();
  await expect(timeline.items).toHaveCount(4);

  await timeline.movePlayhead(0, first.duration - 2);
  await expect.poll(() => transport.seconds()).toBeGreaterThan(first.duration - 4);
  expect(await transport.seconds()).toBeLessThan(first.duration);
  await transport.button('Play the timeline (L)').click();
  await transport.reached(first.duration + 1);
  const { scheduled, tones } = await page.evaluate(() => ({
    scheduled: globalThis.window.scheduled,
    tones: globalThis.window.tones,
  }));
  const breaks = scheduled.slice(1).map(({ at }, index) => Math.abs(at - (scheduled[index]?.end ?? 0)));
  expect(Math.max(...breaks)).toBeLessThan(1 / 44_100 / 100);
  expect(tones).toHaveLength(1);
  expect(scheduled.some(({ at }) => Math.abs(at - (tones[0] ?? 0)) < 1e-6)).toBe(true);
  await expect(timeline.playhead).toBeVisible();
  await look(page, 'transport');

  await page.keyboard.press('k');
  await timeline.movePlayhead(2, second.duration - 2);
  await page.keyboard.press('l');
  await transport.reached(first.duration + second.duration + 1);
  await page.keyboard.press('k');
  await expect(transport.button('Play the timeline (L)')).toBeVisible();
});

test('J, K and L go back, pause and play faster, and a join is looped', async ({ page, client }) => {
  await listen(page);
  const editor = new AudioEditorPage(page);
  const { timeline } = editor;
  const { transport } = timeline;
  const { pieces } = await openDraft(editor, client, station, 2);
  const [first] = pieces;
  if (!first) throw new Error('There is no piece.');
  await timeline.items.nth(0).focus();
  await page.keyboard.press('l');
  await expect(transport.button('Pause (K)')).toBeVisible();
  await page.keyboard.press('l');
  await page.keyboard.press('l');
  await expect(transport.speed).toContainText('1.5×');
  await transport.reached(7);
  await page.keyboard.press('k');
  const at = await transport.seconds();
  await page.keyboard.press('j');
  await expect.poll(() => transport.seconds()).toBeLessThanOrEqual(at - 4);
  await transport.chooseSpeed('2×');
  await expect(transport.speed).toContainText('2×');

  const join = Math.ceil(first.duration);
  await transport.button('Loop the join').click();
  await expect(transport.button('Loop the join')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => transport.seconds()).toBe(Math.floor(first.duration - 2));
  await page.evaluate(() => (globalThis.window.scheduled = []));
  await transport.button('Play the timeline (L)').click();
  await transport.reached(join);
  // Four seconds at twice the speed, repeated for as long as is scheduled ahead.
  await expect.poll(() => transport.seconds(), { intervals: [100] }).toBeLessThan(join);
  const scheduled = await page.evaluate(() => globalThis.window.scheduled);
  expect(scheduled.reduce((sum, { at: from, end }) => sum + end - from, 0)).toBeGreaterThan(8);
  await transport.button('Loop the join').click();
  await transport.reached(join + 3);
});

test('a part that does not load is named, and playback continues after it', async ({ page, client }) => {
  const editor = new AudioEditorPage(page);
  const { timeline } = editor;
  const { transport } = timeline;
  const { pieces, titles } = await openDraft(editor, client, station, 2);
  const [first] = pieces;
  await page.route(`**/event/${first?.id}/1.m4s`, (route) =>
    route.fulfill({ status: 404, json: { error_message: 'Lost.' } }),
  );
  await transport.button('Play the timeline (L)').click();
  await expect(transport.failure).toContainText(`Part of “${titles[0]}” did not load`);
  await transport.reached(11);
});
