import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { clientAt, expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow, readyEpisode } from '../support/make-content.ts';
import { startRadio } from '../support/radio.ts';

/** A station with no other recording. */
const station = 'harbour-news';

test('a stream is logged: its titles become events, and every screen shows whether recording works', async ({
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
  const shell = new ShellPage(page);
  const { day, logSource } = editor;
  try {
    await editor.openAlone(station);
    await logSource.open();
    await logSource.start(radio.url);
    await expect(logSource.state).toContainText('Recording');
    await expect(logSource.state).toContainText('NowSea shanties');
    await look(page, 'log-source');
    await page.keyboard.press('Escape');
    await expect(shell.recording('Recording. Now: Sea shanties')).toBeVisible();
    // New events appear at the end of the day.
    await day.search.fill('shanties');

    // Meanwhile the station renders an episode.
    const episode = await makeEpisode(client, harbour, { name: 'Beside the log', draft: false });
    // An event of under four seconds would be merged into the next one.
    await radio.played(7);
    radio.announce('Talk about shanties');
    const talked = radio.played(7);
    await expect(day.card('Sea shanties')).toBeVisible();
    expect((await readyEpisode(client, episode.playlist_id)).duration).toBeGreaterThan(0);

    await talked;
    radio.drop();
    const lost = shell.recording('Lost: nothing recorded since');
    await expect(lost).toBeVisible();
    await day.search.clear();
    await expect(day.strip.facts).toContainText(/[1-9] gap/);
    await day.strip.track.focus();
    // The last event may overlap the gap by up to a second.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(day.strip.track).toHaveAttribute('aria-valuetext', /, Not recorded$/, { timeout: 1000 });
    }).toPass();
    await expect(day.region.getByRole('listitem').filter({ hasText: /^Not recorded since / })).toBeVisible();
    // 10 seconds into the outage, on any screen.
    await expect(shell.notices.getByRole('alert')).toContainText(/Stream lost at .*Reconnecting/);
    await expectNoAxeFindings(page);
    await look(page, 'recording-lost');
    await shell.goTo('Shows');
    await shell.notices.getByRole('button', { name: 'Log source' }).click();
    await expect(logSource.state).toContainText('Last titleTalk about shanties');
    await page.keyboard.press('Escape');

    radio.announce('Weather at sea');
    radio.comeBack();
    await expect(shell.recording('Recording')).toBeVisible();
    await expect(shell.notices.getByText('Recording again since')).toBeVisible();
    await expect(shell.notices.getByRole('alert')).toHaveCount(0);
    await shell.recording('Recording').click();
    await expect(page.getByRole('meter', { name: 'Level' })).toBeVisible();
    await look(page, 'recording-again');
    await page.keyboard.press('Escape');
    await shell.goTo('Audio');
    // The day opens at the live edge.
    await expect(day.region.getByRole('listitem').filter({ hasText: /^Not recorded from / })).toBeVisible();
    const live = day.region.getByRole('listitem').filter({ hasText: 'On air since' });
    await expect(live).toContainText('Weather at sea');
    await expect(live).toContainText('Live');
    await expectNoAxeFindings(page);
    await look(page, 'live-card');
    const gaps = await news.logger.gaps(begun, Math.ceil(Date.now() / 1000) + 5);
    expect(gaps.filter(({ open }) => open)).toEqual([]);

    await news.logger.update({ active: false });
    await expect(shell.recording('Off: the broadcast is not being recorded')).toBeVisible();
    await day.search.fill('shanties');
    await expect(day.card('Talk about shanties')).toBeVisible();
    await day.play('Sea shanties');
    await editor.preview.heard(1);
  } finally {
    await news.logger.update({ active: false });
    await radio.close();
  }
});
