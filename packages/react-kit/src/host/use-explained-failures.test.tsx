import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { TagsScreen } from '../screens/tags/index.ts';
import { PostKitProvider } from './postkit-provider.tsx';

afterEach(() => vi.restoreAllMocks());

function open(fetch: typeof globalThis.fetch) {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    credentials: 'cookie',
    fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider client={client}>
      <TagsScreen />
    </PostKitProvider>,
  );
  return warn;
}

it('warns once why the calls of a page fail that the station does not allow', async () => {
  const warn = open(() => Promise.reject(new TypeError('Failed to fetch')));
  await waitFor(() => expect(warn).toHaveBeenCalled());
  await screen.findAllByRole('button', { name: /Retry/ });
  const texts = warn.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('PostKit: '));
  expect(texts).toEqual([
    expect.stringMatching(/^PostKit: https:\/\/post\.example\.org did not respond.*POSTKIT_ALLOWED_ORIGINS=/),
  ]);
});

it('warns nothing if the user may not see the data', async () => {
  const warn = open(() => Promise.resolve(Response.json({ error_message: 'Not allowed.' }, { status: 403 })));
  await screen.findByText(/Only admins can open/);
  expect(warn.mock.calls.filter(([text]) => String(text).startsWith('PostKit: '))).toEqual([]);
});

it('names the missing client', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const missing = undefined as unknown as Parameters<typeof PostKitProvider>[0]['client'];
  expect(() => render(<PostKitProvider client={missing}>text</PostKitProvider>)).toThrow(
    'PostKitProvider has no client. Create one with createClient of @postkit/sdk. See the guide "Mount a screen of the kit".',
  );
});
