import { describe, expect, it } from 'vitest';
import { makeDestination } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { stationTest } from '../../testing/station-test.ts';
import type { EpisodeTables } from './episode-tables.ts';

const { server } = stationTest();

const notes = `<p>${'The tide tables of the week. '.repeat(4000)}</p><p><a href="https://harbour.example/tide">All tides</a></p>`;

async function publish(description: string) {
  const feed = await makeDestination(server);
  const { id } = await makeEpisode(server, { description, social_media_connections: [feed.id] });
  const feedText = async () => (await server.call(`/${server.slug}/rss/${feed.id}.xml`)).text();
  const pageText = async () => (await server.call(`/${server.slug}/listen/${id}`)).text();
  return { id, feedText, pageText };
}

describe('long show notes', () => {
  it('are whole in the feed and on the page, beside the short description of directories', async () => {
    const { feedText, pageText } = await publish(notes);
    const item = (await feedText()).split('<item>')[1] ?? '';
    expect(/<description><!\[CDATA\[(.*)\]\]><\/description>/.exec(item)?.[1]?.length).toBeLessThanOrEqual(
      4000,
    );
    expect(/<content:encoded><!\[CDATA\[(.*)\]\]><\/content:encoded>/.exec(item)?.[1] === notes).toBe(true);
    expect(await pageText()).toContain('<a href="https://harbour.example/tide">All tides</a>');
  });

  it('are not repeated if the description has them whole', async () => {
    expect(await (await publish('<p>Short notes</p>')).feedText()).not.toContain('<content:encoded>');
  });

  it('are whole for an episode that an older version saved', async () => {
    const { id, feedText } = await publish(notes);
    await server.context.db
      .tables<EpisodeTables>()
      .updateTable('episodes')
      .set({ feed_notes: null })
      .where('id', '=', id)
      .execute();
    expect(await feedText()).toContain(
      '<a href="https://harbour.example/tide">All tides</a></p>]]></content:encoded>',
    );
  });
});
