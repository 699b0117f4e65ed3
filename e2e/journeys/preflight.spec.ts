import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { clientAt, expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow, shortEvents } from '../support/make-content.ts';
import { wavWithSilence } from '../support/wav.ts';

const station = 'harbour-fm';
const tone = 8;
const silence = 5;

test('the checks of an episode name its faults: two ads are corrected, a silence is played, a form is opened', async ({
  page,
  client,
  signedIn,
  station: server,
}) => {
  const uuid = crypto.randomUUID();
  const harbour = clientAt(server.url, signedIn, station);
  const file = new Blob([new Uint8Array(wavWithSilence(tone, silence))]);
  await harbour.uploads.create({ uuid, title: 'A pause for thought', audio_type: 'UPLOAD-Talk', file });
  let location: string | null = null;
  await expect.poll(async () => (location = (await harbour.uploads.progress(uuid)).location)).not.toBeNull();
  const [aired] = await shortEvents(client, 1);
  if (!aired || location === null) throw new Error('There is nothing to put together.');
  const show = await makeShow(client);
  const draft = await makeEpisode(client, show, {
    name: 'With faults',
    description: '',
    events: [aired.resource_uri, location],
    ad_insert_events: [1, 1],
  });

  const editor = new AudioEditorPage(page);
  await editor.open(station, show.id, draft.playlist_id);
  const tab = page.getByRole('tab', { name: /^Checks/ });
  await tab.click();
  const checks = page.getByRole('list', { name: 'Checks' }).getByRole('listitem');
  const ads = checks.filter({ hasText: 'Two ads are side by side.' });
  const pause = checks.filter({ hasText: 's of silence at' });
  await expect(pause).toBeVisible();
  await expect(checks.first()).toContainText('Problem: Two ads are side by side.');
  await expect(tab).toHaveText(`Checks ${await checks.count()}`);
  await expectNoAxeFindings(page);
  await look(page, 'checks');

  const before = await checks.count();
  await ads.getByRole('button', { name: /^Remove one/ }).click();
  await expect(ads).toHaveCount(0);
  await expect(tab).toHaveText(`Checks ${before - 1}`);
  await expect(editor.timeline.items).toHaveCount(3);

  await pause.getByRole('button', { name: /^Listen/ }).click();
  // Two seconds before the silence, which is heard in full.
  await editor.timeline.transport.reached(aired.duration + tone - 2);
  await editor.timeline.transport.reached(aired.duration + tone);
  await page.keyboard.press('Space');

  await checks
    .filter({ hasText: 'The episode has no description.' })
    .getByRole('button', { name: /^Open the form/ })
    .click();
  await expect(page.getByRole('tab', { name: 'Episode', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
