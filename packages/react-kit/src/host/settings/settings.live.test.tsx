import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings } from '@postkit/sdk/testing';
import { fakeLive } from '../../testing/fake-live.ts';
import { fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { PostKitProvider } from '../postkit-provider.tsx';
import { useOwnLicenceLive } from './settings.live.ts';
import { useSettings } from './settings.queries.ts';

function Name() {
  useOwnLicenceLive();
  return <p>{useSettings().data?.settings.station_name}</p>;
}

describe('useOwnLicenceLive', () => {
  it('refetches the settings after a change of the user’s own licence, and of no other', async () => {
    let name = 'First';
    const { fetch, calls } = fakeStation({
      'settings.get': () => makeSettings({ user_id: 7, station_name: name }),
    });
    const client = createClient({
      baseUrl: 'https://post.example.org',
      station: 'wxyz',
      fetch,
      retries: 0,
      logLevel: 'off',
    });
    const live = fakeLive(client);
    render(
      <PostKitProvider stores={stores} client={client}>
        <Name />
      </PostKitProvider>,
    );
    expect(await screen.findByText('First')).toBeDefined();
    live.send('licence_changed', { user_id: 8 });
    // A refetch would have been sent before this call.
    await client.settings.get();
    expect(calls).toHaveLength(2);
    name = 'Second';
    live.send('licence_changed', { user_id: 7 });
    expect(await screen.findByText('Second')).toBeDefined();
  });
});
