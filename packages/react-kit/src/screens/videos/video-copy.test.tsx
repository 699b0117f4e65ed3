import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { advanced, createButton, download, openVideos, shortEpisode } from './testing/open-videos.tsx';

const event = makeEvent({ id: 1_795_521_600_000 });
const source = makeEpisode({
  ...shortEpisode,
  name: 'Whole',
  description: 'All of it.',
  attribution: 'Music by Ana',
  permanent: 1,
  unpublished: false,
  events: [event],
  smc_data: [{ id: 1, type: 'rss' }],
});

it.each([
  ['VIDEO-019', 'Basic', download.id],
  ['VIDEO-020', 'Advanced', advanced.id],
] as const)(
  'VIDEO-017 VIDEO-018 %s %s posts a draft with the fields of the episode, then publishes it with a PATCH to its one destination',
  async (_id, type, destination) => {
    const { requestsTo, navigate } = openVideos({ answers: { 'episodes.get': () => source } });
    await userEvent.click(await createButton());
    const button = within(await screen.findByRole('dialog', { name: 'Video type' })).getByRole('button', {
      name: type,
    });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    await userEvent.click(button);
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    expect(requestsTo('episodes.create').map(({ body }) => body)).toMatchObject([
      {
        name: 'Whole',
        description: 'All of it.',
        attribution: 'Music by Ana',
        show: source.show,
        events: [event.resource_uri],
        draft: true,
        permanent: 0,
        social_media_connections: [],
      },
    ]);
    expect(requestsTo('episodes.update').map(({ params, body }) => [params.id, body])).toMatchObject([
      ['900', { permanent: 1, draft: false, unpublished: false, social_media_connections: [destination] }],
    ]);
  },
);
