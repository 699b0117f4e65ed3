import { createClient } from '@postkit/sdk';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeAnswers, fakeStation } from '../../../testing/fake-station.ts';
import { makeSettings } from '../../../testing/make-settings.ts';
import { ImagePicker } from './image-picker.tsx';

// The page loads them when somebody asks; here they must not race the clock.
beforeAll(() => Promise.all([import('./crop-dialog.tsx'), import('./licensed-dialog.tsx')]));
afterEach(cleanup);

const stage = {
  id: 'a1',
  title: 'A stage',
  credit: 'Ann',
  contentLinks: [
    { rel: 'thumbnail', href: 'https://library.example/small.jpg' },
    { rel: 'main', href: 'https://library.example/main.jpg' },
  ],
};

function open(answers: FakeAnswers = {}) {
  useMessages.setState({ messages: [] });
  const station = fakeStation({
    'settings.get': () => makeSettings({ ap_images_key: 'sample' }),
    'images.licensed': () => ({ entries: [stage] }),
    'images.keepLicensed': () => ({ location: '/wxyz/images/kept.jpg', width: 1200, height: 800 }),
    'images.crop': () => ({ location: '/wxyz/images/square.jpg', width: 800, height: 800 }),
    ...answers,
  });
  const onChange = vi.fn<(address: string) => void>();
  const client = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz', fetch: station.fetch, retries: 0, log: () => {} });
  render(
    <PostKitProvider client={client}>
      <ImagePicker offersLicensed label="Square image" shape="square" value="" onChange={onChange} />
    </PostKitProvider>,
  );
  return {
    user: userEvent.setup(),
    onChange,
    asked: (operation: string) => station.calls.filter((call) => call.operation === operation).map(({ body }) => body),
    messages: () => useMessages.getState().messages,
  };
}

async function openLibrary(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Licensed images' }));
  return screen.findByRole('dialog', { name: 'Licensed images' });
}

describe('licensed images', () => {
  it('EDITOR-098 are first those for "Entertainment"; one that is chosen is fetched, cropped and used', async () => {
    const { user, onChange, asked } = open();
    const dialog = await openLibrary(user);
    expect(within(dialog).getByRole('searchbox', { name: 'Search the image library' })).toHaveProperty('value', 'Entertainment');
    const tile = await within(dialog).findByRole('button', { name: 'A stage Ann' });
    expect(tile.querySelector('img')?.src).toBe('https://library.example/small.jpg');
    expect(asked('images.licensed')).toEqual([{ search: 'Entertainment' }]);
    await user.click(tile);
    await user.click(await screen.findByRole('button', { name: 'Use image' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('/wxyz/images/square.jpg'));
    expect(asked('images.keepLicensed')).toEqual([{ url: 'https://library.example/main.jpg' }]);
    expect(asked('images.crop')).toMatchObject([{ image: '/wxyz/images/kept.jpg', square: true }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('EDITOR-097 are searched once typing rests for 250 ms', async () => {
    const { user, asked } = open({
      'images.licensed': ({ body }) => ({ entries: Object(body).search === 'Entertainment' ? [stage] : [] }),
    });
    const dialog = await openLibrary(user);
    await within(dialog).findByRole('button', { name: 'A stage Ann' });
    const search = within(dialog).getByRole('searchbox', { name: 'Search the image library' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.change(search, { target: { value: 'z' } });
      await act(() => vi.advanceTimersByTimeAsync(200));
      fireEvent.change(search, { target: { value: 'ze' } });
      await act(() => vi.advanceTimersByTimeAsync(249));
      expect(asked('images.licensed')).toHaveLength(1);
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(asked('images.licensed')).toEqual([{ search: 'Entertainment' }, { search: 'ze' }]);
      // What is drawn of the answer waits for a timer too.
      await act(() => vi.advanceTimersByTimeAsync(10));
    } finally {
      vi.useRealTimers();
    }
    expect(await within(dialog).findByText('No images found')).toBeDefined();
  });

  it('EDITOR-100 EDITOR-101 say when the library cannot be searched, and are searched again', async () => {
    let works = false;
    const { user } = open({ 'images.licensed': () => (works ? { entries: [stage] } : failure(502, 'Away.')) });
    const dialog = await openLibrary(user);
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Unable to talk to server to get licensed images');
    works = true;
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await within(dialog).findByRole('button', { name: 'A stage Ann' })).toBeDefined();
  });

  it('can be chosen again where one could not be fetched', async () => {
    const { user, messages, onChange } = open({ 'images.keepLicensed': () => failure(502, 'Away.') });
    const dialog = await openLibrary(user);
    const tile = await within(dialog).findByRole('button', { name: 'A stage Ann' });
    await user.click(tile);
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(tile).toHaveProperty('disabled', false);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('are not offered where the installation has none', async () => {
    const { asked } = open({ 'settings.get': () => makeSettings({ ap_images_key: '' }) });
    expect(await screen.findByRole('group', { name: 'Upload images' })).toBeDefined();
    await waitFor(() => expect(asked('settings.get')).toHaveLength(1));
    await act(async () => {});
    expect(screen.queryByRole('button', { name: 'Licensed images' })).toBeNull();
  });
});
