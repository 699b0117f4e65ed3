import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeEpisode, makeSummary } from '../../../testing/make-episode.ts';
import { failure } from '../../../testing/fake-station.ts';
import { advanced, connectionList, createButton, download, messages, noEditor, openVideos, shortEpisode } from './testing/open-videos.tsx';

const long = makeSummary({ ...shortEpisode, duration: 600.1 });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Video type' }));

async function choose(type: 'Advanced' | 'Basic'): Promise<void> {
  await userEvent.click(await createButton());
  const button = (await dialog()).getByRole('button', { name: type });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await userEvent.click(button);
}

/** The calls that change something, in their order. */
const writes = ({ asked }: ReturnType<typeof openVideos>) =>
  ['connections.create', 'episodes.create', 'episodes.update'].map((operation) => asked(operation).length);

describe('creating a video', () => {
  it('VIDEO-012 asks for the type of an episode of 600 seconds or less', async () => {
    const opened = openVideos();
    await userEvent.click(await createButton());
    const buttons = (await dialog()).getAllByRole('button').map((button) => button.textContent);
    expect(buttons.filter(Boolean)).toEqual(['Advanced', 'Basic']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(opened)).toEqual([0, 0, 0]);
  });

  it('VIDEO-014 makes a basic video of a longer one at once, without asking', async () => {
    const opened = openVideos({ rows: [long] });
    await userEvent.click(await createButton());
    await waitFor(() => expect(opened.navigate).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opened.asked('episodes.update')[0]?.body).toMatchObject({ social_media_connections: [download.id] });
  });

  it('VIDEO-016 VIDEO-021 duplicates the episode, publishes the copy to v_download and goes to the show', async () => {
    const { asked, navigate } = openVideos({
      answers: {
        'episodes.get': () =>
          makeEpisode({
            ...shortEpisode,
            name: 'Whole',
            chapter_markers: [{ start: 3, title: 'Here' }],
            smc_data: [{ id: 1, type: 'rss' }],
          }),
      },
    });
    await choose('Basic');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/wxyz/shows/7/details'));
    const [made] = asked('episodes.create');
    expect(made?.body).toMatchObject({
      name: 'Whole',
      show: shortEpisode.show,
      draft: true,
      permanent: 0,
      chapter_markers: [{ start: 3, title: 'Here' }],
      social_media_connections: [],
    });
    expect(made?.body).not.toHaveProperty('playlist_id');
    const [changed] = asked('episodes.update');
    expect([changed?.params.id, changed?.body]).toEqual([
      '900',
      expect.objectContaining({ version: 3, permanent: 1, draft: false, unpublished: false, social_media_connections: [download.id] }),
    ]);
    expect(messages()).toMatchObject([{ name: 'The video is being made.', type: 'success' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('VIDEO-022 goes from an advanced video to the page of its editor', async () => {
    const { asked, navigate } = openVideos();
    await choose('Advanced');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/wxyz/shows/7/episodes/900/edit-audio/video?editingEpisode=900'));
    expect(asked('episodes.update')[0]?.body).toMatchObject({ social_media_connections: [advanced.id] });
  });

  it('VIDEO-013 says "Preparing episode..." meanwhile, and cannot be closed', async () => {
    const gate = Promise.withResolvers<object>();
    const { navigate } = openVideos({ answers: { 'episodes.create': () => gate.promise } });
    await choose('Basic');
    const waiting = await dialog();
    expect(waiting.getByText('Preparing episode...')).toBeDefined();
    expect(waiting.queryAllByRole('button')).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeDefined();
    gate.resolve(makeEpisode({ playlist_id: 900, show_id: 7, version: 3 }));
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  });

  it('offers no advanced video where no editor is set up', async () => {
    openVideos({ answers: { 'episodes.advancedVideo': noEditor } });
    await userEvent.click(await createButton());
    const opened = await dialog();
    expect(await opened.findByText('No video editor is set up at this station.')).toBeDefined();
    expect(opened.getByRole('button', { name: 'Advanced' }).hasAttribute('disabled')).toBe(true);
    expect(opened.getByRole('button', { name: 'Basic' }).hasAttribute('disabled')).toBe(false);
  });

  it('makes the station’s destination for videos with the first one, and uses none that is switched off', async () => {
    const first = openVideos({
      rows: [long],
      answers: { 'connections.list': () => connectionList(), 'connections.create': () => ({ ...download, id: 77 }) },
    });
    await userEvent.click(await createButton());
    await waitFor(() => expect(first.navigate).toHaveBeenCalledOnce());
    expect(first.asked('connections.create')[0]?.body).toMatchObject({ type: 'v_download', title: 'Basic video' });
    expect(first.asked('episodes.update')[0]?.body).toMatchObject({ social_media_connections: [77] });
  });

  it('makes nothing where the destination is switched off, and says so', async () => {
    const opened = openVideos({ rows: [long], answers: { 'connections.list': () => connectionList({ ...download, status: false }) } });
    await userEvent.click(await createButton());
    await waitFor(() => expect(messages()).toMatchObject([{ details: expect.stringContaining('switched off'), type: 'error' }]));
    expect(writes(opened)).toEqual([0, 0, 0]);
  });
});

describe('a video that cannot be made', () => {
  it('VIDEO-024 only logs that the episode could not be duplicated', async () => {
    const { asked, navigate } = openVideos({ answers: { 'episodes.create': () => failure(500, 'no') } });
    await choose('Basic');
    await waitFor(() => expect(console.error).toHaveBeenCalledWith('[postkit] The episode could not be duplicated.', expect.anything()));
    expect(await (await dialog()).findByRole('button', { name: 'Basic' })).toBeDefined();
    expect([messages(), asked('episodes.update')]).toEqual([[], []]);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('VIDEO-023 shows and logs that the copy could not be published, and takes it up again', async () => {
    let works = false;
    const published = makeEpisode({ playlist_id: 900, show_id: 7, version: 4 });
    const { asked, navigate } = openVideos({
      rows: [long],
      answers: { 'episodes.update': () => (works ? published : failure(507, 'The disk is full.')) },
    });
    await userEvent.click(await createButton());
    await waitFor(() =>
      expect(messages()).toEqual([{ name: 'Could not update playlist.', details: '507: The disk is full.', type: 'error' }]),
    );
    expect(console.error).toHaveBeenCalledWith('[postkit] Could not update playlist.', expect.anything());
    expect(navigate).not.toHaveBeenCalled();
    works = true;
    await waitFor(async () => expect((await createButton()).getAttribute('aria-busy')).toBeNull());
    await userEvent.click(await createButton());
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    expect(asked('episodes.create')).toHaveLength(1);
    expect(asked('episodes.get').map(({ params }) => params.id)).toEqual(['101', '900']);
  });
});
