import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings } from '@postkit/sdk/testing';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { ImagePicker } from './image-picker.tsx';

// Loaded lazily by the picker; here loading must not race the timers.
beforeAll(() => Promise.all([import('./crop-dialog.tsx'), import('./licensed-dialog.tsx')]));

const stage = {
  id: 'a1',
  title: 'A stage',
  credit: 'Ann',
  contentLinks: [
    { rel: 'thumbnail', href: 'https://library.example/small.jpg' },
    { rel: 'main', href: 'https://library.example/main.jpg' },
  ],
};

function open(answers: FakeResponses = {}) {
  vi.spyOn(console, 'error').mockReturnValue();
  useMessages.in(stores).setState({ messages: [] });
  const station = fakeStation({
    'settings.get': () => makeSettings({ ap_images_key: 'sample' }),
    'images.licensed': () => ({ entries: [stage] }),
    'images.keepLicensed': () => ({ location: '/wxyz/images/kept.jpg', width: 1200, height: 800 }),
    'images.crop': () => ({ location: '/wxyz/images/square.jpg', width: 800, height: 800 }),
    ...answers,
  });
  const onChange = vi.fn<(address: string) => void>();
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    log: () => {},
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <ImagePicker offersLicensed label="Square image" shape="square" value="" onChange={onChange} />
    </PostKitProvider>,
  );
  return {
    user: userEvent.setup(),
    onChange,
    requests: (operation: string) =>
      station.calls.filter((call) => call.operation === operation).map(({ body }) => body),
    messages: () => useMessages.in(stores).getState().messages,
  };
}

async function openLibrary(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Licensed images' }));
  return screen.findByRole('dialog', { name: 'Licensed images' });
}

describe('licensed images', () => {
  it('EDITOR-098 start with a search for "Entertainment"; the chosen image is stored, cropped and used', async () => {
    const { user, onChange, requests } = open();
    const dialog = await openLibrary(user);
    expect(within(dialog).getByRole('searchbox', { name: 'Search the image library' })).toHaveProperty(
      'value',
      'Entertainment',
    );
    const tile = await within(dialog).findByRole('button', { name: 'A stage Ann' });
    expect(tile.querySelector('img')?.src).toBe('https://library.example/small.jpg');
    expect(requests('images.licensed')).toEqual([{ search: 'Entertainment' }]);
    await user.click(tile);
    await user.click(await screen.findByRole('button', { name: 'Use image' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('/wxyz/images/square.jpg'));
    expect(requests('images.keepLicensed')).toEqual([{ url: 'https://library.example/main.jpg' }]);
    expect(requests('images.crop')).toMatchObject([{ image: '/wxyz/images/kept.jpg', square: true }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('EDITOR-097 are searched 250 ms after the last key', async () => {
    const { user, requests } = open({
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
      expect(requests('images.licensed')).toHaveLength(1);
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(requests('images.licensed')).toEqual([{ search: 'Entertainment' }, { search: 'ze' }]);
      // Rendering the response waits for a timer too.
      await act(() => vi.advanceTimersByTimeAsync(10));
    } finally {
      vi.useRealTimers();
    }
    expect(await within(dialog).findByText('No images found')).toBeDefined();
  });

  it('EPLIST-113 EDITOR-100 EDITOR-101 report and log a failed search, and retry it', async () => {
    let works = false;
    const { user } = open({
      'images.licensed': () => (works ? { entries: [stage] } : failure(502, 'Away.')),
    });
    const dialog = await openLibrary(user);
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'Unable to talk to server to get licensed images',
    );
    expect(console.error).toHaveBeenCalledWith(
      '[postkit] Unable to talk to server to get licensed images',
      expect.objectContaining({ status: 502 }),
    );
    works = true;
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await within(dialog).findByRole('button', { name: 'A stage Ann' })).toBeDefined();
  });

  it('can be chosen again after one could not be stored', async () => {
    const { user, messages, onChange } = open({ 'images.keepLicensed': () => failure(502, 'Away.') });
    const dialog = await openLibrary(user);
    const tile = await within(dialog).findByRole('button', { name: 'A stage Ann' });
    await user.click(tile);
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(tile).toHaveProperty('disabled', false);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('close by one Escape, also while the search has a text', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /licensed/i }));
    const search = await screen.findByRole('searchbox');
    await user.click(search);
    expect((search as HTMLInputElement).value).not.toBe('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  });

  it('are not offered if the installation has no library', async () => {
    const { requests } = open({ 'settings.get': () => makeSettings({ ap_images_key: '' }) });
    expect(await screen.findByRole('group', { name: 'Upload images' })).toBeDefined();
    await waitFor(() => expect(requests('settings.get')).toHaveLength(1));
    await act(async () => {});
    expect(screen.queryByRole('button', { name: 'Licensed images' })).toBeNull();
  });
});
