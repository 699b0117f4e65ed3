import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings } from '@postkit/sdk/testing';
import { useMessages } from '../../host/messages.store.ts';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { type FakeResponses, failure, fakeStation } from '../../testing/fake-station.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { stores } from '../../testing/stores.ts';
import { AdvancedVideoScreen, type AdvancedVideoScreenProps } from './advanced-video-screen.tsx';

const url = 'https://editor.example/?playlist_id=900';
const video = (facts: object = {}) => ({
  playlist_id: 900,
  url,
  isCreated: false,
  isFailed: false,
  ...facts,
});

function open(answers: FakeResponses = {}, props: Partial<AdvancedVideoScreenProps> = {}) {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
  const station = fakeStation({
    'settings.get': () => makeSettings(),
    'episodes.get': () =>
      makeEpisode({ playlist_id: 900, show_id: 7, duration: 61, advanced_video_status: 1 }),
    'episodes.advancedVideo': () => video(),
    'live.stream': () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    ...answers,
  });
  const host = {
    navigate: vi.fn<(to: string, options?: object) => void>(),
    openTab: vi.fn<(url: string) => void>(),
  };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  const view = (episodeId: number) => (
    <PostKitProvider stores={stores} client={client} host={host}>
      <AdvancedVideoScreen showId={7} episodeId={episodeId} {...props} />
    </PostKitProvider>
  );
  const { rerender } = render(view(900));
  const emit = (name: string, message: object) =>
    stream?.enqueue(new TextEncoder().encode(`id: 1\nevent: ${name}\ndata: ${JSON.stringify(message)}\n\n`));
  return { ...host, ...station, emit, goTo: (episodeId: number) => rerender(view(episodeId)) };
}

const openButton = async (name = 'Open video editor') => screen.findByRole('button', { name });

describe('AdvancedVideoScreen', () => {
  it('VIDEO-028 opens the editor in a new tab, and explains the next step', async () => {
    const { openTab, calls } = open();
    await userEvent.click(await openButton());
    expect(openTab).toHaveBeenCalledWith(url);
    expect(screen.getByText(/finish the video there/)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Morning Drive' })).toBeDefined();
    expect(calls.find(({ operation }) => operation === 'episodes.advancedVideo')?.query).toEqual({
      playlist_id: '900',
    });
  });

  it('EDITOR-009 shows nothing of the video of another episode', async () => {
    const { goTo } = open({
      'episodes.get': ({ params }) =>
        makeEpisode({ playlist_id: Number(params['id']), show_id: 7, name: `Episode ${params['id']}` }),
      'episodes.advancedVideo': ({ query }) => video({ isCreated: query['playlist_id'] === '900' }),
    });
    await screen.findByText('The advanced video is ready.');
    goTo(901);
    await screen.findByRole('heading', { name: 'Episode 901' });
    expect(screen.queryByText('The advanced video is ready.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download advanced video' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Open video editor' })).toBeDefined();
  });

  it('VIDEO-028 offers the video for download once a live event reports isCreated', async () => {
    let isCreated = false;
    const { openTab, emit, calls } = open({ 'episodes.advancedVideo': () => video({ isCreated }) });
    await openButton();
    expect(screen.queryByRole('button', { name: 'Download advanced video' })).toBeNull();
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('live.stream'));
    isCreated = true;
    emit('advanced_video_status', { playlist_id: 900, status: 2 });
    await userEvent.click(await screen.findByRole('button', { name: 'Download advanced video' }));
    expect(openTab).toHaveBeenCalledWith('https://post.example.org/wxyz/streamon-perm/WXYZ-advanced-900.mp4');
    expect(screen.getByText('The advanced video is ready.')).toBeDefined();
    expect(await openButton('Open video editor again')).toBeDefined();
  });

  it('VIDEO-028 reports a failure with isFailed, and links to the editor again', async () => {
    const { openTab } = open({ 'episodes.advancedVideo': () => video({ isFailed: true }) });
    expect(await screen.findByText('Advanced Video Creation Failed')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Download advanced video' })).toBeNull();
    await userEvent.click(await openButton('Open video editor again'));
    expect(openTab).toHaveBeenCalledWith(url);
  });

  it('VIDEO-025 uses the episode in the query', async () => {
    const { calls } = open({}, { episodeId: 0, editingEpisode: 900 });
    await openButton();
    expect(calls.find(({ operation }) => operation === 'episodes.get')?.params.id).toBe('900');
  });

  it('says that no editor is set up, and links back to the show', async () => {
    const { navigate } = open({ 'episodes.advancedVideo': () => failure(409, 'none') });
    expect(await screen.findByText('No video editor is set up')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Open video editor' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the show' }));
    expect(navigate).toHaveBeenCalledWith('/wxyz/shows/7/details');
  });

  it('redirects from an episode that does not exist to the show', async () => {
    const { navigate } = open({ 'episodes.get': () => failure(404, 'no') });
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/wxyz/shows/7/details', { replace: true }));
    expect(useMessages.in(stores).getState().messages).toMatchObject([
      { name: 'Invalid Episode', type: 'error' },
    ]);
  });

  it('reports that the video could not be loaded, and retries', async () => {
    let works = false;
    open({ 'episodes.advancedVideo': () => (works ? video() : failure(500, 'no')) });
    expect((await screen.findByRole('alert')).textContent).toContain('Could not retrieve episode.');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await openButton();
  });

  it('loads nothing without a licence for episodes', async () => {
    const { calls } = open({
      'settings.get': () => makeSettings({ features: JSON.stringify({ logger_only: true }) }),
    });
    expect(await screen.findByText('This station is licensed as a Logger')).toBeDefined();
    expect(calls.map(({ operation }) => operation)).not.toContain('episodes.get');
  });
});
