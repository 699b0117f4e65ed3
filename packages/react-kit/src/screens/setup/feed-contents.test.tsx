import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { drawer, feed, fill, openSetup, press } from './testing/open-setup.tsx';

const held = feed({
  description: 'All of them.',
  author: 'Harbour FM',
  email: 'tides@harbour.example',
  imageurl: '/wxyz/images/cover.png',
  itunes_categories: 'Arts:Books',
});

/** Opens a stored feed on its last step. */
async function editFeed(destination = held) {
  const answers = {
    'tags.list': () => ({
      meta: { limit: 0, offset: 0, total_count: 1, next: null, previous: null },
      objects: [{ id: 3, name: 'Tides', resource_uri: '/wxyz/api/v1/category/3/' }],
    }),
    'feeds.count': ({ body }: { body?: unknown }) => {
      const asked = JSON.stringify(body);
      if (asked.includes('"all_shows":true')) return { listed: 30, total: 30 };
      return { listed: asked.includes('"episode_types":[]') ? 9 : 4, total: 9 };
    },
  };
  const opened = openSetup({ destinations: [destination], answers });
  await press('Edit Main feed');
  await drawer('Edit RSS feed');
  await press('Continue');
  await press('Continue');
  return opened;
}

async function saved({ asked }: Awaited<ReturnType<typeof editFeed>>) {
  await press('Save publishing destination');
  await waitFor(() => expect(asked('connections.update')).toHaveLength(1));
  return asked('connections.update')[0]?.body;
}

describe('the contents of a feed', () => {
  it('are filtered by kind and delay, with the number of episodes that are listed', async () => {
    const opened = await editFeed();
    await userEvent.click(screen.getByText('Episodes in this feed'));
    expect(await screen.findByText('Lists 9 of 9 episodes now.')).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bonus' }));
    expect(await screen.findByText('Lists 4 of 9 episodes now.')).toBeDefined();
    const delay = await screen.findByRole('textbox', { name: /Delay in hours/ });
    await userEvent.clear(delay);
    await userEvent.type(delay, '24{Tab}');
    expect(await saved(opened)).toMatchObject({
      feed_filter: { tags: [], episode_types: ['full', 'trailer'], delay_hours: 24, newest: 0 },
      new_feed_url: '',
      redirect_at: null,
    });
  });

  it('include the episodes of all shows, with their number before the save', async () => {
    const opened = await editFeed();
    await userEvent.click(screen.getByText('Episodes in this feed'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Episodes of all shows' }));
    expect(await screen.findByText('Lists 30 of 30 episodes now.')).toBeDefined();
    expect(await saved(opened)).toMatchObject({ all_shows: true });
  });

  it('open by themselves where a feed lists all shows', async () => {
    await editFeed({ ...held, all_shows: true });
    expect(
      (await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Episodes of all shows' })).checked,
    ).toBe(true);
  });

  it('open by themselves where a filter is set', async () => {
    await editFeed({ ...held, feed_filter: { tags: [], episode_types: [], delay_hours: 0, newest: 5 } });
    expect(await screen.findByRole('textbox', { name: /Newest episodes only/ })).toBeDefined();
  });
});

describe('the move of a feed', () => {
  it('announces a new address first, then redirects from a day on, and says what that means', async () => {
    const opened = await editFeed();
    await userEvent.click(screen.getByText('Move to another host'));
    const group = await screen.findByRole('radiogroup', { name: 'Address of this podcast' });
    await userEvent.click(within(group).getByRole('radio', { name: 'The feed announces its new address' }));
    expect(screen.getByText(/follow an announced address/)).toBeDefined();
    await fill({ 'New address of the feed': 'https://new.host.example/feed.xml' });
    await userEvent.click(
      within(group).getByRole('radio', { name: 'The feed redirects to its new address' }),
    );
    expect(screen.getByText(/do not come back by themselves/)).toBeDefined();
    expect(screen.getAllByRole('group', { name: /Redirects from/ })[0]).toBeDefined();
    await press('Save publishing destination');
    await screen.findByText(/It moves: podcast apps move to the new address/);
    await press('Save');
    await waitFor(() => expect(opened.asked('connections.update')).toHaveLength(1));
    const body = { new_feed_url: 'https://new.host.example/feed.xml', redirect_at: expect.any(Number) };
    expect(opened.asked('connections.update')[0]?.body).toMatchObject(body);
  });

  it('ends when the podcast stays', async () => {
    const opened = await editFeed({
      ...held,
      new_feed_url: 'https://new.host.example/feed.xml',
      redirect_at: 1_796_083_200,
    });
    const group = await screen.findByRole('radiogroup', { name: 'Address of this podcast' });
    await userEvent.click(within(group).getByRole('radio', { name: 'It stays here' }));
    expect(await saved(opened)).toMatchObject({ new_feed_url: '', redirect_at: null });
  });
});
