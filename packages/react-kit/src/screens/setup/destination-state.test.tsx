import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LatestDelivery } from '@postkit/sdk/schema';
import { makeDestination } from '@postkit/sdk/testing';
import { useMessages } from '../../host/messages.store.ts';
import { failure, type FakeResponses } from '../../testing/fake-station.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { stores } from '../../testing/stores.ts';
import { choose, feed, openSetup, press } from './testing/open-setup.tsx';

const account = makeDestination({ id: 3, type: 'omny', title: 'Harbour clips' });
const delivery: LatestDelivery = {
  connection_id: 3,
  playlist_id: 12,
  name: 'High water',
  status: 'delivered',
  message: '',
  updated_at: Date.UTC(2026, 10, 24, 12, 30) / 1000,
};

async function openRow(answers: FakeResponses = {}, destination = account) {
  const scene = openSetup({ destinations: [destination, feed({ id: 9 })], answers });
  await choose(/Omny/);
  const row = within(within(await screen.findByRole('list', { name: 'Omny' })).getByRole('listitem'));
  return { ...scene, row };
}

const latest = (change: Partial<LatestDelivery> = {}) => ({
  'deliveries.latest': () => ({ deliveries: [{ ...delivery, ...change }] }),
});

describe('the state of a destination', () => {
  it('is the last episode that arrived, and opens its receipts', async () => {
    const { row, asked } = await openRow({
      ...latest(),
      'deliveries.list': () => ({ deliveries: [] }),
      'episodes.get': () => makeEpisode(),
    });
    expect(await row.findByText(/^“High water” arrived Tue, Nov 24, \d\d:30\.$/)).toBeDefined();
    await press('See where it went');
    expect(await screen.findByRole('dialog', { name: 'Receipts' })).toBeDefined();
    expect(asked('deliveries.list').map(({ params }) => params.id)).toEqual(['12']);
  });

  it('is the reason why the last one failed', async () => {
    const { row } = await openRow(latest({ status: 'failed', message: 'Omny Studio refused it (422).' }));
    expect(await row.findByText(/“High water” failed .*: Omny Studio refused it \(422\)\.$/)).toBeDefined();
  });

  it('is marked at its integration while the last delivery failed', async () => {
    await openRow(latest({ status: 'failed', message: 'No.' }));
    expect(
      await screen.findByRole('link', { name: /Omny.*the last delivery failed, 1 connected/ }),
    ).toBeDefined();
  });

  it('says that nothing was sent yet, or that it is switched off', async () => {
    const { row } = await openRow();
    expect(await row.findByText('Nothing sent yet.')).toBeDefined();
  });

  it('says that it is switched off, whatever was sent before', async () => {
    const { row } = await openRow(latest(), { ...account, status: false });
    expect(await row.findByText('Switched off. Nothing is sent.')).toBeDefined();
  });

  it('is absent for feeds, which read from the station', async () => {
    openSetup();
    const row = within(await screen.findByRole('list', { name: 'RSS' }));
    expect(row.queryByText('Nothing sent yet.')).toBeNull();
    expect(row.queryByRole('button', { name: /^Test/ })).toBeNull();
  });
});

describe('the test of a destination', () => {
  it('shows the sentence of the station, a success and a refusal', async () => {
    const results = [
      { success: true, message: 'The access to the program “Harbour clips” is valid.' },
      { success: false, message: 'Omny Studio denied access to the station (401).' },
    ];
    const { row, asked } = await openRow({ 'connections.test': () => results.shift() });
    await press('Test Harbour clips');
    expect(await row.findByText('The access to the program “Harbour clips” is valid.')).toBeDefined();
    await press('Test Harbour clips');
    expect(await row.findByText('Omny Studio denied access to the station (401).')).toBeDefined();
    expect(asked('connections.test').map(({ params }) => params.id)).toEqual(['3', '3']);
  });

  it('reports a test that the station could not make', async () => {
    const { row } = await openRow({ 'connections.test': () => failure(500, 'No.') });
    await press('Test Harbour clips');
    expect(await row.findByText(/No\./)).toBeDefined();
    await waitFor(() =>
      expect(useMessages.in(stores).getState().messages).toMatchObject([
        { type: 'error', name: 'Could not test the destination.' },
      ]),
    );
  });
});
