import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failure } from '../../testing/fake-station.ts';
import { makeEpisode, makeSummary } from '../../testing/make-episode.ts';
import { withResolvers } from '../../testing/with-resolvers.ts';
import {
  advanced,
  destinationList,
  createButton,
  download,
  messages,
  noEditor,
  openVideos,
  shortEpisode,
} from './testing/open-videos.tsx';

const long = makeSummary({ ...shortEpisode, duration: 600.1 });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Video type' }));

async function choose(type: 'Advanced' | 'Basic'): Promise<void> {
  await userEvent.click(await createButton());
  const button = (await dialog()).getByRole('button', { name: type });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await userEvent.click(button);
}

/** The number of calls of each mutation, in order. */
const writes = ({ requestsTo }: ReturnType<typeof openVideos>) =>
  ['connections.create', 'episodes.create', 'episodes.update'].map(
    (operation) => requestsTo(operation).length,
  );

describe('Creating a video', () => {
  it('VIDEO-012 asks for the type if the episode has 600 seconds or less', async () => {
    const scene = openVideos();
    await userEvent.click(await createButton());
    const buttons = (await dialog()).getAllByRole('button').map((button) => button.textContent);
    expect(buttons.filter(Boolean)).toEqual(['Advanced', 'Basic']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(scene)).toEqual([0, 0, 0]);
  });

  it('VIDEO-014 creates a basic video of a longer episode without asking', async () => {
    const scene = openVideos({ rows: [long] });
    await userEvent.click(await createButton());
    await waitFor(() => expect(scene.navigate).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(scene.requestsTo('episodes.update')[0]?.body).toMatchObject({
      social_media_connections: [download.id],
    });
  });

  it('VIDEO-016 VIDEO-021 duplicates the episode, publishes the copy to v_download and opens the show', async () => {
    const { requestsTo, navigate } = openVideos({
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
    const [createRequest] = requestsTo('episodes.create');
    expect(createRequest?.body).toMatchObject({
      name: 'Whole',
      show: shortEpisode.show,
      draft: true,
      permanent: 0,
      chapter_markers: [{ start: 3, title: 'Here' }],
      social_media_connections: [],
    });
    expect(createRequest?.body).not.toHaveProperty('playlist_id');
    const [updateRequest] = requestsTo('episodes.update');
    expect([updateRequest?.params.id, updateRequest?.body]).toEqual([
      '900',
      expect.objectContaining({
        version: 3,
        permanent: 1,
        draft: false,
        unpublished: false,
        social_media_connections: [download.id],
      }),
    ]);
    expect(messages()).toMatchObject([{ name: 'The video is being made.', type: 'success' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('VIDEO-022 opens the page of the editor after an advanced video', async () => {
    const { requestsTo, navigate } = openVideos();
    await choose('Advanced');
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('/wxyz/shows/7/episodes/900/edit-audio/video?editingEpisode=900'),
    );
    expect(requestsTo('episodes.update')[0]?.body).toMatchObject({ social_media_connections: [advanced.id] });
  });

  it('VIDEO-013 shows "Preparing episode..." meanwhile, and cannot be closed', async () => {
    const gate = withResolvers<object>();
    const { navigate } = openVideos({ answers: { 'episodes.create': () => gate.promise } });
    await choose('Basic');
    const typeDialog = await dialog();
    expect(typeDialog.getByText('Preparing episode...')).toBeDefined();
    expect(typeDialog.queryAllByRole('button')).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeDefined();
    gate.resolve(makeEpisode({ playlist_id: 900, show_id: 7, version: 3 }));
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  });

  it('offers no advanced video without an editor', async () => {
    openVideos({ answers: { 'episodes.advancedVideo': noEditor } });
    await userEvent.click(await createButton());
    const typeDialog = await dialog();
    expect(await typeDialog.findByText('No video editor is set up at this station.')).toBeDefined();
    expect(typeDialog.getByRole('button', { name: 'Advanced' }).hasAttribute('disabled')).toBe(true);
    expect(typeDialog.getByRole('button', { name: 'Basic' }).hasAttribute('disabled')).toBe(false);
  });

  it('creates the station’s video destination with the first video, and uses no inactive one', async () => {
    const first = openVideos({
      rows: [long],
      answers: {
        'connections.list': () => destinationList(),
        'connections.create': () => ({ ...download, id: 77 }),
      },
    });
    await userEvent.click(await createButton());
    await waitFor(() => expect(first.navigate).toHaveBeenCalledOnce());
    expect(first.requestsTo('connections.create')[0]?.body).toMatchObject({
      type: 'v_download',
      title: 'Basic video',
    });
    expect(first.requestsTo('episodes.update')[0]?.body).toMatchObject({ social_media_connections: [77] });
  });

  it('creates nothing if the destination is inactive, and says so', async () => {
    const scene = openVideos({
      rows: [long],
      answers: { 'connections.list': () => destinationList({ ...download, status: false }) },
    });
    await userEvent.click(await createButton());
    await waitFor(() =>
      expect(messages()).toMatchObject([{ details: expect.stringContaining('switched off'), type: 'error' }]),
    );
    expect(writes(scene)).toEqual([0, 0, 0]);
  });
});

describe('A video that cannot be created', () => {
  it('VIDEO-024 is reported and logged if the episode could not be duplicated', async () => {
    const { requestsTo, navigate } = openVideos({ answers: { 'episodes.create': () => failure(500, 'no') } });
    await choose('Basic');
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(
        '[postkit] The episode could not be duplicated.',
        expect.anything(),
      ),
    );
    expect(await (await dialog()).findByRole('button', { name: 'Basic' })).toBeDefined();
    expect(messages()).toEqual([
      { name: 'The episode could not be duplicated.', details: '500: no', type: 'error' },
    ]);
    expect(requestsTo('episodes.update')).toEqual([]);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('PUBLISH-024 VIDEO-023 is reported if the copy could not be published, and a retry reuses the copy', async () => {
    let works = false;
    const published = makeEpisode({ playlist_id: 900, show_id: 7, version: 4 });
    const { requestsTo, navigate } = openVideos({
      rows: [long],
      answers: { 'episodes.update': () => (works ? published : failure(507, 'The disk is full.')) },
    });
    await userEvent.click(await createButton());
    await waitFor(() =>
      expect(messages()).toEqual([
        { name: 'Could not update playlist.', details: '507: The disk is full.', type: 'error' },
      ]),
    );
    expect(console.error).toHaveBeenCalledWith('[postkit] Could not update playlist.', expect.anything());
    expect(navigate).not.toHaveBeenCalled();
    works = true;
    await waitFor(async () => expect((await createButton()).getAttribute('aria-busy')).toBeNull());
    await userEvent.click(await createButton());
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    expect(requestsTo('episodes.create')).toHaveLength(1);
    expect(requestsTo('episodes.get').map(({ params }) => params.id)).toEqual(['101', '900']);
  });
});
