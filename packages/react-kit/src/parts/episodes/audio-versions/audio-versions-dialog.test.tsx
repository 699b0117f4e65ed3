import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { type AudioVersion, audioVersionOperations } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { AudioVersionsDialog } from './audio-versions-dialog.tsx';

const at = Date.UTC(2026, 10, 24, 12) / 1000;
const facts = { made_by: 'Ina Berg', note: '', duration: 65, bytes: 1_400_000, restored_from: null };
const second: AudioVersion = {
  ...facts,
  number: 2,
  created_at: at,
  is_served: true,
  can_restore: false,
  kept_until: null,
  downloads: 1204,
  changes: { added: ['Weather'], removed: ['Traffic', 'Sport'], edited: [], reordered: true },
};
const first: AudioVersion = {
  ...facts,
  number: 1,
  created_at: at - 3600,
  is_served: false,
  can_restore: true,
  kept_until: at + 86_400,
  downloads: 1,
  changes: null,
};

function open(versions: AudioVersion[], responses: FakeResponses = {}) {
  const station = fakeStation({
    'settings.get': () => makeSettings({ timezone: 'America/New_York' }),
    [audioVersionOperations.list.id]: () => ({ versions }),
    ...responses,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
  });
  const openTab = vi.fn<(url: string) => void>();
  render(
    <PostKitProvider stores={stores} client={client} host={{ openTab }}>
      <AudioVersionsDialog episode={{ playlist_id: 101, name: 'Monday' }} onClose={() => undefined} />
    </PostKitProvider>,
  );
  return { station, openTab };
}

const items = async () =>
  within(await screen.findByRole('list', { name: 'Versions' })).getAllByRole('listitem');

describe('AudioVersionsDialog', () => {
  it('lists versions with their changes, downloads and how long they are kept', async () => {
    open([second, first]);
    const [newest, before] = await items();
    for (const text of [
      'Served now',
      'Since 11/24/2026 07:00, by Ina Berg',
      '1,204 downloads',
      '1.4 MB',
      'Added: Weather',
      'Removed: Traffic, Sport',
    ]) {
      expect(newest?.textContent).toContain(text);
    }
    expect(newest?.textContent).toContain('In another order');
    expect(within(newest!).queryByRole('button', { name: /Restore/ })).toBeNull();
    expect(before?.textContent).toContain('Kept until 11/25/2026 07:00');
    expect(before?.textContent).toContain('1 download');
  });

  it('restores a version in one press, and opens its audio', async () => {
    const { station, openTab } = open([second, first], {
      [audioVersionOperations.restore.id]: () => ({ playlist_id: 101 }),
    });
    await items();
    await userEvent.click(screen.getByRole('button', { name: 'Open the audio of version 1' }));
    expect(openTab.mock.calls).toEqual([['https://post.example.org/wxyz/playlist/dl/101/versions/1.mp3']]);
    await userEvent.click(screen.getByRole('button', { name: 'Restore version 1' }));
    await waitFor(() =>
      expect(
        station.calls.filter(({ operation }) => operation === audioVersionOperations.restore.id),
      ).toHaveLength(1),
    );
  });

  it('says why a version cannot be restored, and keeps the list', async () => {
    const message = 'The files of this version are no longer kept.';
    open([second, first], { [audioVersionOperations.restore.id]: () => failure(409, message) });
    await items();
    await userEvent.click(screen.getByRole('button', { name: 'Restore version 1' }));
    expect(await screen.findByText(new RegExp(message))).toBeDefined();
    expect(await items()).toHaveLength(2);
  });

  it('takes a note', async () => {
    open([second], { [audioVersionOperations.annotate.id]: () => ({ ...second, note: 'New end' }) });
    await items();
    await userEvent.click(screen.getByRole('button', { name: 'Add a note: version 2' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'New end');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('New end')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Edit the note: version 2' })).toBeDefined();
  });

  it('says that an episode has no versions yet, and offers to load them again after a failure', async () => {
    open([]);
    expect(await screen.findByText('No versions yet.')).toBeDefined();
    let fails = true;
    document.body.replaceChildren();
    open([], { [audioVersionOperations.list.id]: () => (fails ? failure(500, '') : { versions: [first] }) });
    expect(await screen.findByText('Could not load the audio versions.')).toBeDefined();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await items()).toHaveLength(1);
  });
});
