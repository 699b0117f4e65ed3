import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeDestination } from '@postkit/sdk/testing';
import { useMessages } from '../../host/messages.store.ts';
import { failure, type FakeResponses } from '../../testing/fake-station.ts';
import { makeEpisode, makeSummary } from '../../testing/make-episode.ts';
import { stores } from '../../testing/stores.ts';
import { choose, menuOf, openShowDetails } from './testing/open-show-details.tsx';

describe('ShowDetailsScreen row menu', () => {
  it('EPLIST-042 EPLIST-043 EPLIST-046 offers Unpublish and no Delete for a published episode', async () => {
    openShowDetails();
    expect(await menuOf('Morning Drive')).toEqual([
      'Unpublish',
      'Edit',
      'Download Audio',
      'Make a clip',
      'Embed Code',
      'Sharing URL',
      'Receipts',
      'Replace audio…',
      'Audio versions',
    ]);
  });

  it('EPLIST-043 EPLIST-045 EPLIST-046 offers Delete and no Unpublish for an unpublished episode', async () => {
    openShowDetails({ rows: [makeSummary({ status: 'unpublished', unpublished: true })] });
    const items = await menuOf('Morning Drive');
    expect(items).toContain('Delete');
    expect(items).not.toContain('Unpublish');
  });

  it.each([
    ['scheduled', { delay_post_until: 1_795_600_000 }],
    ['draft', { draft: true, published: null }],
  ] as const)(
    'EPLIST-043 EPLIST-045 EPLIST-046 offers Unpublish and no Delete for a %s episode',
    async (status, facts) => {
      openShowDetails({ rows: [makeSummary({ status, ...facts })] });
      const items = await menuOf('Morning Drive');
      expect(items.filter((item) => /Unpublish|Delete/.test(item))).toEqual(['Unpublish']);
    },
  );

  it('EPLIST-044 opens the audio editor on Edit', async () => {
    const { navigate } = openShowDetails();
    await choose('Morning Drive', 'Edit');
    expect(navigate).toHaveBeenCalledWith('/wxyz/shows/4/episodes/101/edit-audio/audio-editor');
  });

  it('EPLIST-047 EPLIST-053 shows the sharing address', async () => {
    openShowDetails();
    await choose('Morning Drive', 'Sharing URL');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sharing URL' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe(
      'https://post.example.org/wxyz/listen/101',
    );
    expect(dialog.getByRole('button', { name: 'Copy' })).toBeDefined();
  });

  it('EPLIST-048 EPLIST-128 EPLIST-129 opens MP3 or AAC in a new tab on Download as', async () => {
    const { openTab } = openShowDetails();
    await choose('Morning Drive', 'Download Audio');
    await screen.findByRole('dialog', { name: 'Download as' });
    await userEvent.click(screen.getByRole('button', { name: 'MP3' }));
    await choose('Morning Drive', 'Download Audio');
    await userEvent.click(await screen.findByRole('button', { name: 'AAC' }));
    expect(openTab.mock.calls).toEqual([
      ['https://post.example.org/wxyz/playlist/dl/101.mp3'],
      ['https://post.example.org/wxyz/playlist/dl/101.aac'],
    ]);
  });

  it('offers no download while the audio is rendering, and says so', async () => {
    openShowDetails({ rows: [makeSummary({ duration: 0, media_status: 'processing', media_progress: 5 })] });
    await choose('Morning Drive', 'Download Audio');
    expect(await screen.findByText(/still being processed/)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'MP3' }).disabled).toBe(true);
  });

  it('EPLIST-049 WIDGET-037 offers the embed code of a 700 × 467 frame', async () => {
    openShowDetails();
    await choose('Morning Drive', 'Embed Code');
    const dialog = within(await screen.findByRole('dialog', { name: 'Embed Audio' }));
    await userEvent.click(dialog.getByRole('tab', { name: 'Iframe' }));
    const code = dialog.getByRole<HTMLTextAreaElement>('textbox').value;
    expect(code).toContain('width="700" height="467"');
    expect(code).toContain('episode=101');
  });

  it('WIDGET-004 designs the player of one episode, which has neither a type nor a gallery', async () => {
    openShowDetails();
    await choose('Morning Drive', 'Embed Code');
    const dialog = within(await screen.findByRole('dialog', { name: 'Embed Audio' }));
    await userEvent.click(dialog.getByText('Design'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Vertical' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Show notes' }));
    await userEvent.click(dialog.getByRole('tab', { name: 'Iframe' }));
    const code = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Embed code' }).value;
    expect(code).toContain('vertical=true');
    expect(code).toContain('width="700" height="393"');
    expect(dialog.queryByRole('radiogroup', { name: 'Widget type' })).toBeNull();
    expect(dialog.queryByRole('textbox', { name: 'Gallery episodes' })).toBeNull();
  });
});

describe('ShowDetailsScreen delete dialog', () => {
  const rows = [makeSummary({ status: 'unpublished', unpublished: true })];

  it('EPLIST-052 EPLIST-053 EPLIST-115 confirms, deletes and refetches the list', async () => {
    const { requestsTo } = openShowDetails({ rows, answers: { 'episodes.delete': () => ({}) } });
    await choose('Morning Drive', 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Episode' });
    expect(dialog.textContent).toContain('Are you sure you want to delete this episode?');
    expect(requestsTo('episodes.delete')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requestsTo('episodes.delete').map(({ params }) => params.id)).toEqual(['101']);
    await waitFor(() => expect(requestsTo('episodes.list')).toHaveLength(2));
  });

  it.each([
    ['a refusal', () => failure(409, 'It is published.'), 'Could not delete playlist.'],
    [
      'no response',
      () => Promise.reject(new TypeError('fetch failed')),
      'Unable to talk to server to delete episode',
    ],
  ])('EPLIST-113 EPLIST-116 EPLIST-117 reports and logs %s, and stays usable', async (_, answer, message) => {
    openShowDetails({ rows, answers: { 'episodes.delete': answer } });
    await choose('Morning Drive', 'Delete');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(useMessages.in(stores).getState().messages).toMatchObject([{ type: 'error', name: message }]);
    expect(console.error).toHaveBeenCalledWith(`[postkit] ${message}`, expect.anything());
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', false);
  });
});

describe('ShowDetailsScreen unpublish dialog', () => {
  const answers: FakeResponses = {
    'episodes.setPlaylists': () => ({ playlists: [] }),
    'episodes.unpost': () => ({ social_media_connections: [] }),
  };

  async function openDialog(overrides: FakeResponses = {}) {
    const scene = openShowDetails({ answers: { ...answers, ...overrides } });
    await choose('Morning Drive', 'Unpublish');
    return { ...scene, dialog: within(await screen.findByRole('dialog', { name: 'Unpublish Episode' })) };
  }

  it('EPLIST-051 EPLIST-120 EPLIST-125 offers web widget and RSS, and explains why the other destinations stay', async () => {
    const { dialog } = await openDialog();
    await dialog.findByRole('checkbox', { name: /Site player/ });
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
    expect(dialog.getByText('Delete posts on the social network itself.')).toBeDefined();
  });

  it('EPLIST-120 EPLIST-125 lists Omny, Megaphone and YouTube with what becomes of the episode there, and no choice', async () => {
    const types = ['omny', 'megaphone', 'v_youtube'] as const;
    const own = types.map((type, id) => makeDestination({ id, type, title: `At ${type}` }));
    const { dialog } = await openDialog({
      'episodes.connections': () => ({ social_media_connections: own }),
    });
    await dialog.findByText('It is not in a web widget or RSS feed.');
    expect(dialog.queryAllByRole('checkbox')).toEqual([]);
    const reasonOf = (title: string) => dialog.getByText(title).closest('li')?.textContent;
    expect(reasonOf('At omny')).toContain('The station also removes it there.');
    expect(reasonOf('At megaphone')).toContain('The station also removes it there.');
    expect(reasonOf('At v_youtube')).toContain('Videos that were created or delivered stay.');
  });

  it('EPLIST-119 requires at least one destination', async () => {
    const { dialog, requestsTo } = await openDialog();
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Site player/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Main feed/ }));
    expect(dialog.getByText('Choose at least one destination.')).toBeDefined();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Unpublish' }).disabled).toBe(true);
    expect(requestsTo('episodes.setPlaylists')).toEqual([]);
  });

  it('EPLIST-118 EPLIST-124 marks the episode unpublished, then removes it from the chosen destinations only', async () => {
    const { dialog, requestsTo } = await openDialog();
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Main feed/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsTo('episodes.setPlaylists')[0]?.body).toEqual([{ playlist_id: 101, unpublished: true }]);
    expect(requestsTo('episodes.unpost')[0]?.body).toEqual({ social_media_connections: [1] });
    await waitFor(() => expect(requestsTo('episodes.list')).toHaveLength(2));
  });

  it('EPLIST-122 EPLIST-123 asks again where the episode is, then removes it there', async () => {
    const { dialog, requestsTo } = await openDialog();
    const params = { station: 'wxyz', id: '101' };
    await dialog.findByRole('checkbox', { name: /Main feed/ });
    expect(requestsTo('episodes.connections')).toMatchObject([{ params }]);
    await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(requestsTo('episodes.unpost')).toHaveLength(1));
    expect(requestsTo('episodes.connections')).toMatchObject([{ params }, { params }]);
    const [own] = requestsTo('episodes.unpost');
    expect(own).toMatchObject({ params, body: { social_media_connections: [1, 2] } });
  });

  it('EPLIST-124 sends no social network, partner or video, and no destination that lost the episode meanwhile', async () => {
    const types = [
      'facebook',
      'twitter',
      'spreaker',
      'v_download',
      'v_advanced',
      'v_youtube',
      'v_facebook',
      'rss',
      'webwidget',
    ] as const;
    const before = types.map((type, id) => makeDestination({ id, type }));
    const reads = [before, before.filter(({ type }) => type !== 'rss')];
    const { dialog, requestsTo } = await openDialog({
      'episodes.connections': () => ({ social_media_connections: reads.shift() ?? [] }),
    });
    await dialog.findAllByRole('checkbox');
    await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
    await waitFor(() =>
      expect(requestsTo('episodes.unpost')[0]?.body).toEqual({ social_media_connections: [8] }),
    );
  });

  it('EPLIST-113 EPLIST-126 EPLIST-127 reports and logs a failure, and changes nothing', async () => {
    const { dialog, requestsTo } = await openDialog({
      'episodes.setPlaylists': () => failure(500, 'Something went wrong.'),
    });
    await dialog.findByRole('checkbox', { name: /Main feed/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'Unable to talk to server to unpublish episode',
    );
    expect(console.error).toHaveBeenCalledWith(
      '[postkit] Unable to talk to server to unpublish episode',
      expect.anything(),
    );
    expect(useMessages.in(stores).getState().messages).toMatchObject([
      { type: 'error', name: 'Unable to talk to server to unpublish episode' },
    ]);
    expect(requestsTo('episodes.unpost')).toEqual([]);
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(false);
  });

  it('says that the episode is unpublished but could not be removed everywhere', async () => {
    const { dialog } = await openDialog({ 'episodes.unpost': () => failure(500, 'Something went wrong.') });
    await dialog.findByRole('checkbox', { name: /Main feed/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
    const message = 'The episode is unpublished, but it may still be in Site player, Main feed.';
    expect((await dialog.findByRole('alert')).textContent).toContain(message);
    expect(useMessages.in(stores).getState().messages).toMatchObject([
      { type: 'error', name: 'Unpublished, but not everywhere' },
    ]);
  });

  it('is undone by its message: the episode is published as it was, at the same destinations', async () => {
    const smc_data = [
      { id: 1, type: 'webwidget' as const },
      { id: 2, type: 'rss' as const },
    ];
    let stored = makeEpisode({ version: 3, smc_data });
    const { dialog, requestsTo } = await openDialog({
      'episodes.get': () => stored,
      'episodes.setPlaylists': () => {
        stored = { ...stored, version: 5, status: 'unpublished', unpublished: true, smc_data: [] };
        return { playlists: [] };
      },
      'episodes.update': () => makeEpisode({ version: 6, smc_data }),
    });
    await dialog.findByRole('checkbox', { name: /Main feed/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    useMessages.in(stores).getState().messages[0]?.undo?.();
    await waitFor(() => expect(requestsTo('episodes.update')).toHaveLength(1));
    const sent = { version: 5, draft: false, unpublished: false, social_media_connections: [1, 2] };
    expect(requestsTo('episodes.update')[0]?.body).toMatchObject(sent);
  });

  it('EPLIST-119 requires no destination if there are none to choose', async () => {
    const { dialog, requestsTo } = await openDialog({
      'episodes.connections': () => ({ social_media_connections: [] }),
    });
    await dialog.findByText('It is not in a web widget or RSS feed.');
    await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(requestsTo('episodes.setPlaylists')).toHaveLength(1));
    expect(requestsTo('episodes.unpost')).toEqual([]);
  });
});
