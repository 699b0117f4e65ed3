import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { clientAt, expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow, readyEpisode } from '../support/make-content.ts';
import { startRadio } from '../support/radio.ts';

/** A station that nothing else records into. */
const station = 'harbour-news';

test('a stream is logged: its titles become events by themselves, and its silence is known', async ({
  page,
  client,
  signedIn,
  station: server,
}) => {
  test.slow();
  const news = clientAt(server.url, signedIn, station);
  const harbour = await makeShow(client);
  const radio = await startRadio('Sea shanties');
  const begun = Math.floor(Date.now() / 1000);
  const editor = new AudioEditorPage(page);
  const { day, logSource } = editor;
  try {
    await editor.openAlone(station);
    await logSource.open();
    await logSource.start(radio.url);
    await expect(logSource.state).toContainText('Recording');
    await expectNoAxeFindings(page);
    await look(page, 'log-source');
    await page.keyboard.press('Escape');
    // What is new stands at the end of the day.
    await day.search.fill('sea');

    // Meanwhile the station makes an episode.
    const episode = await makeEpisode(client, harbour, { name: 'Beside the log', draft: false });
    // Pieces of under four seconds would go to the one after them.
    await radio.played(7);
    radio.announce('Talk by the sea');
    const talked = radio.played(7);
    await expect(day.card('Sea shanties')).toBeVisible();
    expect((await readyEpisode(client, episode.playlist_id)).duration).toBeGreaterThan(0);

    await talked;
    radio.drop();
    await logSource.open();
    await expect(logSource.state).toContainText('Stream lost, reconnecting');
    radio.announce('Weather at sea');
    // Long enough that the log must know of it.
    await expect.poll(() => Date.now() / 1000 - radio.lastSent / 1000).toBeGreaterThan(2);
    radio.comeBack();
    await expect(logSource.state).toContainText('Recording');
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await news.logger.gaps(begun, Math.ceil(Date.now() / 1000) + 5)).length).toBe(1);
    await news.logger.update({ active: false });
    await expect(day.card('Talk by the sea')).toBeVisible();
    await day.play('Sea shanties');
    await editor.preview.heard(1);
  } finally {
    await news.logger.update({ active: false });
    await radio.close();
  }
});
