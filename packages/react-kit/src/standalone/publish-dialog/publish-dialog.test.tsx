import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { PublishDialog } from './publish-dialog.tsx';

it('says that an episode does not exist, and closes', async () => {
  const station = fakeStation({
    'settings.get': () => makeSettings(),
    'episodes.get': () => failure(404, 'There is no such episode.'),
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  const onClose = vi.fn<() => void>();
  render(
    <PostKitProvider stores={stores} client={client}>
      <PublishDialog open episodeId={7} onClose={onClose} />
    </PostKitProvider>,
  );
  expect(await screen.findByText('Could not load the episode.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
