import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failure } from '../../testing/fake-station.ts';
import { drawer, feed, fill, openSetup, press } from './testing/open-setup.tsx';

const held = feed({
  description: 'All of them.',
  author: 'Harbour FM',
  email: 'tides@harbour.example',
  imageurl: '/wxyz/images/cover.png',
  itunes_categories: 'Arts:Books',
});
const subscription = (id: number, name: string, last_used_at: number | null = null) => ({
  id,
  connection_id: held.id,
  name,
  url: `https://post.example.org/wxyz/rss/1.xml?token=secret-${id}`,
  password: `secret-${id}`,
  created_at: 1_793_599_200,
  created_by: 'Maria',
  last_used_at,
  recent_downloads: 0,
  downloads: 0,
  last_download_on: null,
});

type Answers = NonNullable<NonNullable<Parameters<typeof openSetup>[0]>['answers']>;

/** Opens a stored feed on its last step. */
async function editFeed(changes: Partial<typeof held>, answers: Answers = {}) {
  const opened = openSetup({ destinations: [{ ...held, ...changes }], answers });
  await press('Edit Main feed');
  await drawer('Edit RSS feed');
  await press('Continue');
  await press('Continue');
  return opened;
}

describe('a private feed', () => {
  it('is switched on with a warning, and saved', async () => {
    const { asked } = await editFeed({});
    await userEvent.click(screen.getByText('Private feed'));
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Only subscribers can read this feed' }),
    );
    expect(screen.getByText(/apps that read this feed today need a password/)).toBeDefined();
    expect(screen.getByText(/Then add its subscribers here/)).toBeDefined();
    await press('Save publishing destination');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Take Main feed away from its listeners?' }),
    );
    expect(question.getByText(/It becomes private/)).toBeDefined();
    await press('Cancel');
    expect(asked('connections.update')).toEqual([]);
    await press('Save publishing destination');
    await press('Save');
    await waitFor(() => expect(asked('connections.update')[0]?.body).toMatchObject({ is_private: true }));
  });

  it('says what becomes public when it is switched off', async () => {
    await editFeed({ is_private: true }, { 'feeds.listSubscriptions': () => ({ subscriptions: [] }) });
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Only subscribers can read this feed' }),
    );
    expect(screen.getByText(/everyone can read this feed and hear its episodes/)).toBeDefined();
  });
});

describe('the subscribers of a private feed', () => {
  it('are added, copied and revoked after a question', async () => {
    let held = [subscription(1, 'Ann', 1_793_599_200)];
    const { copyText, asked } = await editFeed(
      { is_private: true },
      {
        'feeds.listSubscriptions': () => ({ subscriptions: held }),
        'feeds.addSubscription': ({ body }) => {
          const added = subscription(2, Object(body).name);
          held = [...held, added];
          return added;
        },
        'feeds.revokeSubscription': ({ params }) => {
          held = held.filter(({ id }) => id !== Number(params.subscription));
          return {};
        },
      },
    );
    const list = within(await screen.findByRole('list', { name: 'Subscribers' }));
    expect(list.getByText(/^Last used /)).toBeDefined();
    await fill({ 'Name or email of the listener': ' bob@example.com{Enter}' });
    expect(await list.findByText('bob@example.com')).toBeDefined();
    expect(asked('feeds.addSubscription')[0]?.body).toEqual({ name: 'bob@example.com' });
    expect(list.getByText('Not used yet')).toBeDefined();
    await userEvent.click(
      within(list.getByRole('group', { name: 'bob@example.com' })).getByRole('button', {
        name: 'Copy address',
      }),
    );
    expect(copyText).toHaveBeenCalledWith('https://post.example.org/wxyz/rss/1.xml?token=secret-2');
    await userEvent.click(list.getByRole('button', { name: 'Revoke the access of Ann' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke access' }),
    );
    await waitFor(() => expect(list.queryByText('Ann')).toBeNull());
    expect(asked('feeds.revokeSubscription')).toHaveLength(1);
    expect(asked('connections.update')).toHaveLength(0);
  });

  it('say that there are none, that they failed to load, and why one is refused', async () => {
    let isDown = true;
    await editFeed(
      { is_private: true },
      {
        'feeds.listSubscriptions': () =>
          isDown ? failure(503, 'The station is busy.') : { subscriptions: [] },
        'feeds.addSubscription': () => failure(409, 'A feed has at most 5,000 subscriptions.'),
      },
    );
    expect(await screen.findByText('Unable to load the subscribers.')).toBeDefined();
    isDown = false;
    await press(/Try again|Retry/);
    expect(await screen.findByText('No subscribers yet')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add subscriber' }).disabled).toBe(true);
    await fill({ 'Name or email of the listener': 'Carl' });
    await press('Add subscriber');
    expect(await screen.findByText(/A feed has at most 5,000 subscriptions/)).toBeDefined();
  });

  it('show their downloads, and are sorted by them', async () => {
    const held = [
      subscription(1, 'Ann', 1_793_599_200),
      {
        ...subscription(2, 'Bob', 1_793_599_200),
        recent_downloads: 1,
        downloads: 1200,
        last_download_on: '2026-10-30',
      },
      {
        ...subscription(3, 'Carl', 1_793_599_200),
        recent_downloads: 4,
        downloads: 9,
        last_download_on: '2026-10-29',
      },
    ];
    await editFeed({ is_private: true }, { 'feeds.listSubscriptions': () => ({ subscriptions: held }) });
    const list = await screen.findByRole('list', { name: 'Subscribers' });
    const names = () =>
      within(list)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label'));
    const row = (name: string) => within(list).getByRole('group', { name }).closest('li')?.textContent;
    expect(row('Ann')).toContain('No downloads yet');
    expect(row('Bob')).toContain('1 download in 28 days1,200 in all');
    expect(row('Bob')).toContain('Last download Oct 30, 2026Last used');
    expect(row('Carl')).toContain('4 downloads in 28 days9 in all');
    const orders = {
      'Downloads in 28 days': ['Carl', 'Bob', 'Ann'],
      'All downloads': ['Bob', 'Carl', 'Ann'],
      'Last download': ['Bob', 'Carl', 'Ann'],
    };
    for (const [order, sorted] of Object.entries(orders)) {
      await userEvent.click(screen.getByRole('button', { name: /Sort by$/ }));
      await userEvent.click(await screen.findByRole('option', { name: order }));
      await waitFor(() => expect(names()).toEqual(sorted));
    }
  });

  it('are searched once there are many', async () => {
    const many = Array.from({ length: 9 }, (_, n) => subscription(n + 1, `Listener ${n + 1}`));
    await editFeed({ is_private: true }, { 'feeds.listSubscriptions': () => ({ subscriptions: many }) });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a subscriber' }), 'ner 9');
    expect(
      screen.getAllByRole('listitem').filter(({ className }) => className === 'pk-feed-subscriber'),
    ).toHaveLength(1);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a subscriber' }), '9');
    expect(screen.getByText('No subscriber matches.')).toBeDefined();
  });
});
