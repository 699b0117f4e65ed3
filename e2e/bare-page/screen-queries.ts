import type { PostKitClient } from '@postkit/sdk';
import { makeEpisode, makePublished, makeShow, shortEvents } from '../support/make-content.ts';

/** Makes the content that a screen of the bare page shows, and returns the parameters of its address. */
export const screenQueries: Readonly<
  Record<string, (client: PostKitClient) => Promise<Record<string, string>>>
> = {
  slot: async (client) => {
    const show = await makeShow(client);
    const [event] = await shortEvents(client, 1);
    const start = event?.started_at ?? 0;
    const { token } = await client.slotLinks.create({
      show: show.resource_uri,
      start,
      end: start + 30,
      presenter: 'Ina',
    });
    return { token };
  },
  'show-details': () => Promise.resolve({ show: '1' }),
  campaigns: async (client) => {
    const [event] = await shortEvents(client, 1);
    await client.campaigns.setEnabled(true);
    await client.campaigns.create({
      title: 'Festival',
      event: event?.resource_uri ?? '',
      positions: ['pre'],
      starts_at: 1_790_000_000,
    });
    return {};
  },
  webhooks: async (client) => {
    await client.webhooks.create({
      title: 'Newsroom',
      url: 'https://news.example/hook',
      events: ['stream.lost'],
    });
    return {};
  },
  'destination-drawers/widget': async (client) => {
    const { id } = await client.connections.create({
      type: 'webwidget',
      title: 'A player in a foreign page',
      default_on_post: false,
    });
    return { widget: String(id) };
  },
  'advanced-video': async (client) => {
    const { show_id, playlist_id } = await makeEpisode(client, await makeShow(client), {
      name: 'A video in a foreign page',
    });
    return { show: String(show_id), episode: String(playlist_id) };
  },
  'publish-dialog': async (client) => {
    const { playlist_id } = await makeEpisode(client, await makeShow(client), {
      name: 'Dialog in a foreign page',
    });
    return { episode: String(playlist_id) };
  },
  waveform: async (client) => ({ episode: await publishedId(client, 'Waveform in a foreign page') }),
  player: async (client) => ({ episode: await publishedId(client, 'Player in a foreign page') }),
  'episode-table': async (client) => {
    const show = await makeShow(client);
    for (const name of ['First', 'Second', 'Third']) await makeEpisode(client, show, { name });
    return { show: String(show.id) };
  },
};

async function publishedId(client: PostKitClient, name: string): Promise<string> {
  const { playlist_id } = await makePublished(client, await makeShow(client), name);
  return String(playlist_id);
}
