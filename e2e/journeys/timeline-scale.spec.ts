import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { openDraft } from '../support/open-draft.ts';

const station = 'harbour-fm';

test('items are as wide as they are long, from the whole episode to the samples, and the wheel zooms at the pointer', async ({
  page,
  client,
}) => {
  const editor = new AudioEditorPage(page);
  const { timeline } = editor;
  const { pieces } = await openDraft(editor, client, station, 3);
  const scales = async () => {
    const widths = await timeline.items.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().width),
    );
    return widths.map((width, index) => width / (pieces[index]?.duration ?? 1));
  };
  const fitted = await scales();
  for (const scale of fitted) expect(scale).toBeCloseTo(fitted[0] ?? 0, 1);
  await expect(timeline.button('Show the whole timeline')).toBeDisabled();
  await expect(timeline.overviewWindow).toHaveCount(0);

  await timeline.ruler.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(async () => ((await scales())[0] ?? 0) / (fitted[0] ?? 1)).toBeCloseTo(4, 1);
  await expect(timeline.overviewWindow).toBeVisible();
  await look(page, 'timeline-zoomed');

  // Samples are decoded from the archive once the station's peaks are too coarse.
  const decoded = page.waitForRequest((request) => /\/event\/\d+\/\d+\.m4s$/.test(request.url()));
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('+');
  await decoded;
  await expect(timeline.region.locator('.pk-clip-tile canvas').first()).toBeVisible();
  await page.keyboard.press('0');
  await expect.poll(async () => (await scales())[0] ?? 0).toBeCloseTo(fitted[0] ?? 0, 1);

  await test.step('the wheel zooms at the pointer', async () => {
    const first = timeline.items.nth(0);
    const before = await first.boundingBox();
    if (!before) throw new Error('The item is not on the screen.');
    const x = Math.round(before.x + before.width / 2);
    await page.mouse.move(x, before.y + before.height / 2);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -480);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await first.boundingBox())?.width ?? 0).toBeGreaterThan(before.width * 3);
    const after = await first.boundingBox();
    const share = (box: { x: number; width: number } | null) => (box ? (x - box.x) / box.width : 0);
    expect(share(after)).toBeCloseTo(share(before), 2);
  });
});

test('the playhead is dragged along the ruler and snaps to a join; Alt suspends it', async ({
  page,
  client,
}) => {
  const editor = new AudioEditorPage(page);
  const { timeline } = editor;
  const { pieces } = await openDraft(editor, client, station, 2);
  const join = (pieces[0]?.duration ?? 0) * 1000;
  const ruler = await timeline.ruler.boundingBox();
  const second = await timeline.items.nth(1).boundingBox();
  if (!ruler || !second) throw new Error('The timeline is not on the screen.');
  const y = ruler.y + ruler.height / 2;
  await page.mouse.move(second.x + 60, y);
  await page.mouse.down();
  await page.mouse.move(second.x + 3, y);
  await expect(timeline.region.getByText('Join', { exact: true })).toBeVisible();
  await expect.poll(() => timeline.playheadMs()).toBe(Math.floor(join / 100) * 100);
  await page.keyboard.down('Alt');
  await page.mouse.move(second.x + 4, y);
  await expect(timeline.region.getByText('Join', { exact: true })).toHaveCount(0);
  await page.keyboard.up('Alt');
  await page.mouse.up();

  await timeline.button('Snap to joins, silences and seconds (Alt suspends it)').click();
  await page.mouse.move(second.x + 60, y);
  await page.mouse.down();
  await page.mouse.move(second.x + 3, y);
  await expect(timeline.region.getByText('Join', { exact: true })).toHaveCount(0);
  await page.mouse.up();
});

test('Space plays the timeline when nothing is selected, the meters show it, and two ad markers beside each other are reported', async ({
  page,
  client,
}) => {
  const editor = new AudioEditorPage(page);
  const { timeline } = editor;
  const { transport } = timeline;
  await openDraft(editor, client, station, 2);
  await timeline.items.first().click();
  await page.keyboard.press('Escape');
  await expect(timeline.selected).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(transport.button('Pause (K)')).toBeVisible();
  await transport.reached((await transport.seconds()) + 2);
  await timeline.button('Loudness').click();
  const meter = page.getByRole('dialog', { name: 'Loudness' });
  await expect(meter.getByText(/^−\d+\.\d LUFS$/)).toHaveCount(3);
  await expect(meter.getByText(/^−\d+\.\d dBFS$/)).toBeVisible();
  await expectNoAxeFindings(page, ['[role=dialog]']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');

  await test.step('two ad markers beside each other are reported until one is removed', async () => {
    await timeline.items.first().click();
    await timeline.button('Targeted Ads').click();
    const warning = timeline.region.getByText(/^Ad markers stand next to each other/);
    await expect(timeline.items).toHaveCount(3);
    await expect(warning).toHaveCount(0);
    await timeline.button('Targeted Ads').click();
    await expect(warning).toBeVisible();
    await timeline.button('Undo').click();
    await expect(warning).toHaveCount(0);
  });
});

test('on a phone the timeline is a sheet that unfolds', async ({
  browser,
  client,
  station: server,
  context,
}) => {
  const state = await context.storageState();
  const phone = await browser.newContext({
    baseURL: server.url,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    storageState: state,
  });
  const page = await phone.newPage();
  const editor = new AudioEditorPage(page);
  const { timeline } = editor;
  await openDraft(editor, client, station, 2);
  const tool = await timeline.button('Split at the playhead').boundingBox();
  expect(tool?.width).toBeGreaterThanOrEqual(44);
  expect(tool?.height).toBeGreaterThanOrEqual(44);
  await expectNoAxeFindings(page);
  await timeline.region.getByRole('button', { name: 'Fold the timeline' }).tap();
  await expect(timeline.list).toHaveCount(0);
  await expect(timeline.transport.button('Play the timeline (L)')).toBeVisible();
  await timeline.region.getByRole('button', { name: 'Show the timeline, 2 items' }).tap();
  await expect(timeline.items).toHaveCount(2);
  await phone.close();
});
