import { encodeHls, hlsList, hlsSeconds, startHlsServer } from '../../apps/station/src/testing/hls-server.ts';
import { withTimedTitles } from '../../apps/station/src/testing/timed-id3.ts';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { clientAt, expect, test } from '../support/journey.ts';

/** A station with no other recording. */
const station = 'harbour-news';

/** Seconds of audio that the stream repeats. */
const length = 120;

/** A live stream whose titles are timed ID3 tags. */
async function startHlsRadio(first: string) {
  const server = await startHlsServer();
  const segments = await encodeHls('mpegts', length);
  const start_ms = Date.now() - 12_000;
  let title = first;
  const onAir = () => Math.floor((Date.now() - start_ms) / (1000 * hlsSeconds));
  for (let n = 0; n < length / hlsSeconds; n += 1) {
    const bytes = segments.get(`${n}.ts`);
    if (bytes) server.files.set(`${n}.ts`, () => withTimedTitles(bytes, [[0, title]]));
  }
  const comeBack = () =>
    void server.files.set('list.m3u8', () =>
      hlsList({ from: Math.max(0, onAir() - 4), to: onAir(), start_ms }),
    );
  comeBack();
  return {
    url: server.url,
    announce: (next: string) => void (title = next),
    drop: () => void server.files.delete('list.m3u8'),
    comeBack,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

test('an HLS stream is logged: its timed titles become events, and its loss is reported', async ({
  page,
  signedIn,
  station: server,
}) => {
  test.slow();
  const news = clientAt(server.url, signedIn, station);
  await using radio = await startHlsRadio('Lantern songs');
  const begun = Math.floor(Date.now() / 1000) - 15;
  const editor = new AudioEditorPage(page);
  const shell = new ShellPage(page);
  const { day, logSource } = editor;
  const titles = async () => {
    const endTime = Math.ceil(Date.now() / 1000) + 5;
    const { objects } = await news.audioEvents.list({
      startTime: begun,
      endTime,
      cart__type_name: 'LOGGER',
      order: 'ASC',
      limit: 0,
    });
    return objects.map(({ cart }) => cart.title);
  };
  try {
    await editor.openAlone(station);
    await logSource.open();
    await logSource.start(radio.url);
    await expect(logSource.state).toContainText('Recording');
    await expect(logSource.state).toContainText('HLS');
    await expect(logSource.state).toContainText('NowLantern songs');
    await page.keyboard.press('Escape');
    await expect(shell.recording('Recording. Now: Lantern songs')).toBeVisible();
    await expect.poll(async () => (await news.logger.get()).last_segment_at).not.toBeNull();
    radio.announce('Talk about lanterns');
    await expect.poll(titles).toContain('Lantern songs');
    await day.search.fill('lantern');
    await expect(day.card('Lantern songs')).toBeVisible();

    radio.drop();
    await expect(shell.recording('Lost: nothing recorded since')).toBeVisible();
    radio.announce('Fog on the river');
    radio.comeBack();
    await expect(shell.recording('Recording. Now: Fog on the river')).toBeVisible();
    await news.logger.update({ active: false });
    await expect.poll(titles).toEqual(expect.arrayContaining(['Lantern songs', 'Fog on the river']));
  } finally {
    await news.logger.update({ active: false });
  }
});
