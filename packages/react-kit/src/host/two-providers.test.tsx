import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings } from '@postkit/sdk/testing';
import { usePreview } from '../data/audio-events/preview.store.ts';
import { useUploads } from '../data/uploads/uploads.store.ts';
import { useUploadQueue } from '../data/uploads/use-upload-queue.ts';
import { ShellMessages } from '../shell/messages/shell-messages.tsx';
import { failure, fakeStation } from '../testing/fake-station.ts';
import { useMessages } from './messages.store.ts';
import { usePostKit } from './postkit-context.ts';
import { PostKitProvider } from './postkit-provider.tsx';
import { createStores } from './stores.ts';
import { useReportFailure } from './use-report-failure.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

function clientOf(station: string) {
  const { fetch } = fakeStation({
    'settings.get': () => makeSettings({ station }),
    'uploads.create': () => failure(503, 'Away.'),
  });
  return createClient({ baseUrl: 'https://post.example.org', station, fetch, retries: 0, logLevel: 'off' });
}

/** Uses and shows the state that the parts of a provider share. */
function Workspace() {
  const reportFailure = useReportFailure();
  const play = usePreview((state) => state.play);
  const preview = usePreview((state) => state.preview);
  const uploads = useUploads((state) => state.records);
  const queue = useUploadQueue();
  return (
    <>
      <button onClick={() => reportFailure('The save failed', new Error('Away.'))}>Fail</button>
      <button onClick={() => play({ title: 'News', artist: 'Desk', endpoint: '/news.mp3' })}>Play</button>
      <button
        onClick={() =>
          queue()?.add({ title: 'Interview', audio_type: 'UPLOAD-Talk', file: new File(['a'], 'a.mp3') })
        }
      >
        Upload
      </button>
      <output aria-label="Plays">{preview?.title}</output>
      <output aria-label="Uploads">{uploads.map(({ title }) => title).join()}</output>
      <ShellMessages />
    </>
  );
}

function renderStations(stores: Partial<Record<string, ReturnType<typeof createStores>>> = {}) {
  render(
    ['wxyz', 'kbay'].map((station) => (
      <section key={station} aria-label={station}>
        <PostKitProvider client={clientOf(station)} stores={stores[station]}>
          <Workspace />
        </PostKitProvider>
      </section>
    )),
  );
  return (station: string) => within(screen.getByRole('region', { name: station }));
}

describe('two providers on one page', () => {
  it('share no messages, uploads or audio', async () => {
    const inStation = renderStations();
    const wxyz = inStation('wxyz');
    const user = userEvent.setup();
    for (const name of ['Fail', 'Play']) await user.click(wxyz.getByRole('button', { name }));
    await waitFor(async () => {
      await user.click(wxyz.getByRole('button', { name: 'Upload' }));
      expect(wxyz.getByLabelText('Uploads').textContent).toContain('Interview');
    });
    expect(wxyz.getByText('The save failed')).toBeDefined();
    expect(wxyz.getByLabelText('Plays').textContent).toBe('News');

    const kbay = inStation('kbay');
    expect(kbay.queryByText('The save failed')).toBeNull();
    expect(kbay.getByLabelText('Plays').textContent).toBe('');
    expect(kbay.getByLabelText('Uploads').textContent).toBe('');
  });

  it('share their state where the host wants that, and show what it adds from outside React', async () => {
    const stores = createStores();
    const inStation = renderStations({ wxyz: stores, kbay: stores });
    useMessages.in(stores).getState().show({ name: 'Import', details: 'Done.', type: 'success' });
    await waitFor(() => expect(inStation('wxyz').getByText('Import')).toBeDefined());
    expect(inStation('kbay').getByText('Import')).toBeDefined();
  });

  it('of two servers share no stored values, unless the host stores them', () => {
    localStorage.clear();
    const values = new Map<string, string>();
    const own = {
      get: (key: string) => values.get(key) ?? null,
      set: (key: string, value: string) => void values.set(key, value),
      remove: () => {},
    };
    function Keep({ value }: { value: string }) {
      const { host } = usePostKit();
      return (
        <button onClick={() => host.storage.set('draft', value)}>{host.storage.get('draft') ?? value}</button>
      );
    }
    const page = (server: string, storage?: typeof own) => (
      <PostKitProvider
        key={server}
        client={createClient({ baseUrl: server, station: 'wxyz' })}
        {...(storage && { host: { storage } })}
      >
        <Keep value={server} />
      </PostKitProvider>
    );
    const here = globalThis.location.origin;
    const { rerender } = render([page('https://a.example'), page('https://b.example'), page(here)]);
    for (const button of screen.getAllByRole('button')) button.click();
    rerender([]);
    rerender([page('https://a.example'), page('https://b.example'), page(here)]);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'https://a.example',
      'https://b.example',
      here,
    ]);
    expect(localStorage.getItem('postkit:draft')).toBe(here);
    rerender(page('https://a.example', own));
    screen.getByRole('button').click();
    expect([...values]).toEqual([['draft', 'https://a.example']]);
  });
});
