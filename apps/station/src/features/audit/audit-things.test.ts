import { expect, it } from 'vitest';
import { auditPage } from '@postkit/sdk/schema';
import { importTarget } from '../../testing/import-target.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { startPodcastHost } from '../../testing/podcast-host.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server, admin } = stationTest({ env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });

const call = (path: string, method: string, json: object) =>
  server.call(`/${server.slug}/api/v1/${path}`, { method, as: admin, json });

async function entriesOf(kind: string, thing: number) {
  const response = await server.call(`/${server.slug}/api/v1/audit/?kind=${kind}&thing=${thing}`, {
    as: admin,
  });
  return auditPage.parse(await response.json()).entries;
}

it('names audio that was renamed and removed from the library', async () => {
  const [kept, one, other] = [
    await makeEvent(server, { title: 'Interview' }),
    await makeEvent(server),
    await makeEvent(server),
  ];
  expect((await call(`cart/${kept.id}/`, 'PATCH', { title: 'Interview, part 1' })).status).toBe(200);
  expect((await call(`cart/${kept.id}/`, 'PATCH', { type_name: 'SINGLE_USE' })).status).toBe(200);
  expect(await entriesOf('audio_event', kept.id)).toMatchObject([
    { action: 'deleted', thing: { name: 'Interview, part 1' }, changes: [] },
    { action: 'changed', changes: [{ field: 'title', old: 'Interview', new: 'Interview, part 1' }] },
  ]);
  const events = [one.id, other.id];
  expect((await call('event/bulk_delete.json', 'POST', { events })).status).toBe(200);
  for (const id of events)
    expect(await entriesOf('audio_event', id)).toMatchObject([
      { action: 'deleted', thing: { name: 'A sound' } },
    ]);
});

it('has the feed, the show and the destinations of an import, and its end', async () => {
  await using host = await startPodcastHost([{ title: 'High water' }]);
  const { show, feed, job } = await importTarget(server, {
    url: host.feed.replace('//', '//ina:token-4711@'),
  });
  const started = await server.call(`/${server.slug}/api/v2/pw/`, { method: 'POST', as: admin, json: job });
  expect(await started.json()).toMatchObject({ title: 'Tide Tables' });
  const [entry] = await entriesOf('rss_import', 1);
  expect(entry).toMatchObject({ action: 'started', thing: { name: 'Tide Tables' } });
  expect(entry?.changes).toEqual([
    { field: 'host', old: null, new: new URL(host.origin).host, secret: false },
    { field: 'show', old: null, new: String(show.id), secret: false },
    { field: 'destinations', old: null, new: String(feed.id), secret: false },
    { field: 'state', old: null, new: 'applied', secret: false },
  ]);
  expect((await server.call(`/${server.slug}/api/v2/pw/1/cancel/`, { method: 'POST', as: admin })).ok).toBe(
    true,
  );
  const [end] = await entriesOf('rss_import', 1);
  expect(end).toMatchObject({
    action: 'changed',
    changes: [{ field: 'state', old: 'applied', new: 'cancelled' }],
  });
});
