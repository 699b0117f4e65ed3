import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { fakeStation } from '../../testing/fake-station.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { stores } from '../../testing/stores.ts';
import { Waveform } from './waveform.tsx';

it('says that an episode has no audio yet, and offers nothing to play', async () => {
  const station = fakeStation({
    'settings.get': () => makeSettings(),
    'episodes.get': () =>
      makeEpisode({ playlist_id: 7, duration: 0, media_progress: 0, enclosure: null, media_status: 'none' }),
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <Waveform source={{ episodeId: 7 }} />
    </PostKitProvider>,
  );
  expect(await screen.findByText('This episode has no audio yet.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
});
