import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings } from '@postkit/sdk/testing';
import { useUploads } from '../../data/uploads/uploads.store.ts';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stores } from '../../testing/stores.ts';
import { CampaignAudioField } from './campaign-audio-field.tsx';
import { EpisodeBreaksDialog } from './episode-breaks-dialog.tsx';

const user = userEvent.setup();
const library = (title: string, id: number) => ({
  meta: { limit: 50, offset: 0, total_count: 90, next: null, previous: null },
  objects: [makeEvent({ id }, { title })],
});

function open(element: React.ReactNode, responses: FakeResponses = {}) {
  const station = fakeStation({
    'settings.get': () => makeSettings({ company_admin: true, station_list: [] }),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    // The tests move the upload on.
    'uploads.begin': () => new Promise<Response>(() => {}),
    'uploads.cancel': () => null,
    'audioEvents.list': ({ query }) =>
      query.search ? library('Old festival spot', 9) : library('Newest spot', 7),
    ...responses,
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
      {element}
    </PostKitProvider>,
  );
  return { calls: station.calls };
}

function openField() {
  const onChange = vi.fn<(event: string) => void>();
  const opened = open(
    <CampaignAudioField
      current={null}
      value=""
      isDisabled={false}
      errorMessage={undefined}
      onChange={onChange}
    />,
  );
  return { ...opened, onChange };
}

const uploads = () => useUploads.in(stores).getState();

async function chooseFile(): Promise<string> {
  await screen.findByRole('button', { name: 'Upload a file' });
  await waitFor(() => expect(document.querySelector('input[type=file]')).toBeTruthy());
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  await waitFor(async () => {
    await user.upload(input, new File(['spot'], 'festival.wav', { type: 'audio/wav' }));
    expect(uploads().records).toHaveLength(1);
  });
  return uploads().records[0]?.uuid ?? '';
}

beforeEach(() => uploads().clear());

describe('the audio of a campaign', () => {
  it('is found beyond the newest uploads by a search at the station', async () => {
    const { calls, onChange } = openField();
    await user.click(await screen.findByRole('button', { name: /Audio/ }));
    expect(await screen.findByRole('option', { name: /Newest spot/ })).toBeTruthy();
    await user.type(await screen.findByRole('searchbox'), 'festival');
    await user.click(await screen.findByRole('option', { name: /Old festival spot/ }));
    expect(onChange).toHaveBeenCalledWith('/wxyz/api/v1/event/9/');
    expect(
      calls.some(
        ({ operation, query }) => operation === 'audioEvents.list' && query['search'] === 'festival',
      ),
    ).toBe(true);
  });

  it('is a file that is uploaded here: it shows the progress, and chooses the event once it is ready', async () => {
    const { onChange } = openField();
    const uuid = await chooseFile();
    await act(async () => {
      uploads().move(uuid, 'sending');
      uploads().update(uuid, { upload_progress: 40 });
    });
    expect(
      screen.getByRole('progressbar', { name: 'Uploading “festival.wav”' }).getAttribute('aria-valuenow'),
    ).toBe('40');
    await act(async () => {
      uploads().move(uuid, 'sent');
      uploads().update(uuid, { encode_progress: 70 });
    });
    expect(
      screen.getByRole('progressbar', { name: 'Preparing “festival.wav”' }).getAttribute('aria-valuenow'),
    ).toBe('70');
    expect(onChange).not.toHaveBeenCalled();
    await act(async () => uploads().update(uuid, { success: 1, location: '/wxyz/api/v1/event/12/' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('/wxyz/api/v1/event/12/'));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('names the reason of a failed upload, and takes another file', async () => {
    const { onChange } = openField();
    const uuid = await chooseFile();
    await act(async () => uploads().fail(uuid, 'The file contains no audio'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      '“festival.wav” could not be uploaded: The file contains no audio. Choose the file again.',
    );
    expect(screen.getByRole('button', { name: 'Upload a file' })).toBeTruthy();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('cancels an upload, and continues a paused one', async () => {
    openField();
    const uuid = await chooseFile();
    await act(async () => uploads().move(uuid, 'no-space'));
    expect(screen.getByText('The disk of the station is full')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(uploads().records).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Upload a file' })).toBeTruthy();
  });
});

describe('the preview of breaks', () => {
  it('finds an episode by a search at the station', async () => {
    const page = (name: string, id: number) => ({ playlists: [{ playlist_id: id, name }], total: 900 });
    const { calls } = open(<EpisodeBreaksDialog campaigns={[]} onClose={() => undefined} />, {
      'episodes.list': ({ query }) => page(query.search ? 'Old tide' : 'Newest tide', query.search ? 3 : 900),
      'campaigns.breaks': () => ({
        playlist_id: 3,
        name: 'Old tide',
        seconds: 60,
        obstacle: 'The episode has no audio yet.',
        breaks: [],
      }),
    });
    await user.click(await screen.findByRole('button', { name: /Episode/ }));
    await screen.findByRole('option', { name: 'Newest tide' });
    await user.type(await screen.findByRole('searchbox'), 'old');
    await user.click(await screen.findByRole('option', { name: 'Old tide' }));
    expect(await screen.findByText('The episode has no audio yet.')).toBeTruthy();
    expect(calls.findLast(({ operation }) => operation === 'campaigns.breaks')?.query).toMatchObject({
      playlist_id: '3',
    });
  });
});
