import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Episode } from '@postkit/sdk/schema';
import { useReceipt } from '../../../data/deliveries/receipt.store.ts';
import { failure, type FakeResponses } from '../../../testing/fake-station.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { stores } from '../../../testing/stores.ts';
import { news, openEditor, song } from '../testing/open-editor.tsx';

const published = makeEpisode({
  playlist_id: 7,
  name: 'Monday',
  version: 3,
  published: Date.UTC(2020, 10, 27, 15) / 1000,
  events: [song, news],
  ad_insert_events: [news.id],
  smc_data: [
    { id: 1, type: 'rss' },
    { id: 2, type: 'webwidget' },
  ],
  short_url: 'https://post.example.org/wxyz/listen/7',
});

function open(episode: Episode, answers: FakeResponses = {}) {
  return openEditor({
    props: { showId: 4, episodeId: 7 },
    answers: { 'episodes.get': () => episode, 'analytics.episodeDownloads': () => ({ 7: 1174 }), ...answers },
  });
}

const bar = async () => within(await screen.findByRole('region', { name: 'This episode is live' }));

describe('the live bar of the editor', () => {
  it('says since when and where the episode is published and how often it was downloaded, and leads to its page', async () => {
    const { user } = open(published);
    expect((await bar()).getByText('Published Nov 27, 2020, 10:00')).toBeDefined();
    expect(await (await bar()).findByText('1,174 downloads')).toBeDefined();
    expect((await bar()).getByRole('link', { name: /^Listen page/ })).toHaveProperty(
      'href',
      published.short_url,
    );
    expect((await bar()).getByRole('status').textContent).toBe('No changes');
    await user.click((await bar()).getByRole('button', { name: '2 destinations: open the receipts' }));
    expect(useReceipt.in(stores).getState().episode).toMatchObject({ id: 7, name: 'Monday' });
  });

  it('names the changed fields, marks them, and clears the marks when they are as before', async () => {
    const { user } = open(published);
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.type(title, '!');
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'news{Enter}');
    expect((await bar()).getByRole('status').textContent).toBe('Changed: Title, Tags');
    expect(screen.getAllByText('Changed')).toHaveLength(2);
    await user.type(title, '{Backspace}');
    expect((await bar()).getByRole('status').textContent).toBe('Changed: Tags');
    await user.click(screen.getByRole('option', { name: /Blue Train/ }));
    await user.keyboard('{Delete}');
    await waitFor(async () =>
      expect((await bar()).getByRole('status').textContent).toBe('Changed: Audio, Tags'),
    );
  });

  it('opens the dialog to update it, with the same changes', async () => {
    const { user } = open({ ...published, smc_data: [] });
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Update…' }));
    await screen.findByRole('dialog', { name: 'Update episode' });
    expect(
      within(await screen.findByRole('region', { name: 'Changes' })).getByRole('listitem').textContent,
    ).toBe('Titlewas “Monday”');
  });

  it('says when a scheduled episode goes out, without a page or downloads', async () => {
    open({ ...published, status: 'scheduled', delay_post_until: Date.UTC(2027, 10, 27, 15) / 1000 });
    expect((await bar()).getByText('Scheduled for Nov 27, 2027, 10:00')).toBeDefined();
    expect((await bar()).queryByRole('link')).toBeNull();
    expect((await bar()).queryByText(/download/)).toBeNull();
  });

  it('says that new audio failed, with the reason', async () => {
    open({
      ...published,
      media_status: 'failed',
      media_error: 'No audio. Listeners still get the audio from before.',
    });
    expect((await bar()).getByText('No audio. Listeners still get the audio from before.')).toBeDefined();
  });

  it('leaves out downloads that could not be loaded', async () => {
    open(published, { 'analytics.episodeDownloads': () => failure(503, 'Try later.') });
    await act(async () => undefined);
    expect((await bar()).queryByText(/download/)).toBeNull();
  });

  it('is not shown for a draft, which Finish publishes', async () => {
    open({ ...published, status: 'draft', draft: true });
    expect(await screen.findByRole('button', { name: 'Finish' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'This episode is live' })).toBeNull();
    expect(screen.queryByText('Changed')).toBeNull();
  });
});
