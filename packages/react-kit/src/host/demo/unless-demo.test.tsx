import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings } from '@postkit/sdk/testing';
import { fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { PostKitProvider } from '../postkit-provider.tsx';
import { useSettings } from '../settings/settings.queries.ts';
import { UnlessDemo } from './unless-demo.tsx';

function List() {
  return useSettings().isSuccess ? (
    <UnlessDemo>
      <p>No shows yet</p>
    </UnlessDemo>
  ) : null;
}

function open(demo_progress: number | null) {
  const { fetch } = fakeStation({ 'settings.get': () => makeSettings({ demo_progress }) });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <List />
    </PostKitProvider>,
  );
}

describe('UnlessDemo', () => {
  it('says that the demo is being made in place of the usual text', async () => {
    open(0);
    expect(await screen.findByText('The demo station is being made')).toBeDefined();
    expect(screen.queryByText('No shows yet')).toBeNull();
  });

  it('shows the usual text at a station without a demo to make', async () => {
    open(null);
    expect(await screen.findByText('No shows yet')).toBeDefined();
    expect(screen.queryByText('The demo station is being made')).toBeNull();
  });
});
