import { startWebhookReceiver } from '../../apps/station/src/testing/platforms/start-webhook-receiver.ts';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { ReceiptsDialog } from '../pages/receipts-dialog.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { ShowDetailsPage } from '../pages/show-details-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow, shortEvents } from '../support/make-content.ts';

const station = 'harbour-fm';

test('a webhook that is added in Setup receives an episode with a valid signature, and is notified when it is unpublished', async ({
  page,
  client,
}) => {
  await using receiver = await startWebhookReceiver(`whsec_${Buffer.alloc(32).toString('base64')}`);
  const setup = new SetupPage(page);
  await test.step('Setup generates its secret', async () => {
    await setup.open(station);
    await setup.choose('Webhook');
    await look(page, 'webhook-empty');
    await setup.button('Connect your first webhook').click();
    await setup.field('Name').fill('Newsroom');
    await setup.field('Address').fill(receiver.url);
    await setup.button('Generate signing secret').click();
    await expect(setup.field('Signing secret')).toHaveValue(/^whsec_/);
    receiver.replaceSecret(await setup.field('Signing secret').inputValue());
    await expectNoAxeFindings(page, ['[role=dialog]']);
    await look(page, 'webhook-drawer');
    await setup.button('Continue').click();
    await setup.button('Save').click();
    await expect(setup.destination('Newsroom')).toBeVisible();
    await expect(setup.destination('Newsroom')).toContainText('Nothing sent yet.');
    await setup.button('Test Newsroom').click();
    await expect(setup.destination('Newsroom').getByRole('status')).toHaveText(
      'The webhook accepted a test event.',
    );
    expect(receiver.received.map(({ event }) => event?.type)).toEqual(['webhook.test']);
    receiver.received.length = 0;
    receiver.respondWith({ status: 503 });
    await setup.button('Test Newsroom').click();
    await expect(setup.destination('Newsroom').getByRole('status')).toHaveText(
      'The webhook reported an error of its own (503).',
    );
    receiver.received.length = 0;
    await look(page, 'webhook-card');
    await setup.button('Edit Newsroom').click();
    await expect(setup.field('Address')).toHaveValue(receiver.url);
    await expect(setup.field('Signing secret')).toHaveValue('');
    await look(page, 'webhook-edit');
    await page.keyboard.press('Escape');
    await expect(setup.drawer('Edit Webhook')).toBeHidden();
  });

  const show = await makeShow(client, 'Tide times');
  const events = (await shortEvents(client, 1, 12)).map((event) => event.resource_uri);
  const draft = await makeEpisode(client, show, { name: 'High water', events });
  const editor = new AudioEditorPage(page);
  const details = new ShowDetailsPage(page);
  const receipts = new ReceiptsDialog(page);
  await test.step('the publish dialog offers it', async () => {
    await editor.open(station, show.id, draft.playlist_id);
    await editor.info.finish();
    await editor.publish.destination(/Newsroom/).check();
    await editor.publish.button('Publish now').click();
    await page.waitForURL(`**/shows/${show.id}/details`);
    await details.messages.region.getByRole('button', { name: 'See where it went' }).first().click();
    await expect(receipts.item('Newsroom')).toContainText('Delivered');
    await look(page, 'webhook-receipt');
    await receipts.close();
  });
  expect(receiver.received).toMatchObject([
    { event: { type: 'episode.published', data: { id: draft.playlist_id, title: 'High water' } } },
  ]);

  await details.choose('High water', 'Unpublish');
  const dialog = details.dialog('Unpublish Episode');
  await expect(dialog.getByText('The station notifies the webhook.')).toBeVisible();
  await look(page, 'webhook-unpublish');
  await dialog.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => receiver.received.map(({ event }) => event?.type))
    .toEqual(['episode.published', 'episode.unpublished']);
  const added = (await client.connections.list()).objects.find(({ title }) => title === 'Newsroom');
  await client.connections.delete(added?.id ?? 0);
});
