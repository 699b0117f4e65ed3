import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { choose, drawer, feed, fill, openSetup, press } from './testing/open-setup.tsx';

const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
const texts = { Title: 'Tides', Description: 'All of them.', Author: 'Harbour FM', Email: 'tides@harbour.example' };

async function pick(name: RegExp, option: string): Promise<void> {
  await press(name);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const checked = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole<HTMLInputElement>('radio', { checked: true }).value;

describe('SetupScreen, RSS feeds', () => {
  it('RSS-002 RSS-003 RSS-004 RSS-005 RSS-006 RSS-008 RSS-009 RSS-011 RSS-013 RSS-028 RSS-029 RSS-030 are added in three steps', async () => {
    const { asked } = openSetup({ connections: [] });
    await choose(/RSS/);
    await press('Connect your first feed');
    await drawer('Create a new RSS feed');
    for (const [name, value] of Object.entries(texts)) {
      expect(isDisabled('Continue')).toBe(true);
      await fill({ [name]: value });
    }
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Language/ }).value).toBe('English');
    expect(checked('Episode order')).toBe('episodic');
    expect(screen.getByRole('radio', { name: 'Serial' })).toBeDefined();
    await press('Continue');
    expect(screen.getByText('Step 2 of 3')).toBeDefined();
    expect(isDisabled('Continue')).toBe(true);
    await press('Back');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Author/ }).value).toBe('Harbour FM');
    expect(asked('connections.create')).toEqual([]);
  });

  it('RSS-002 RSS-005 RSS-008 RSS-009 RSS-010 RSS-012 RSS-013 RSS-018 RSS-023 RSS-026 RSS-027 RSS-030 are edited: art, categories and settings', async () => {
    const held = feed({
      description: 'All of them.',
      author: 'Harbour FM',
      email: 'tides@harbour.example',
      imageurl: '/wxyz/images/cover.png',
      itunes_categories: 'Arts:Books',
    });
    const { asked } = openSetup({ connections: [held] });
    await press('Edit Main feed');
    await drawer('Edit RSS feed');
    await press('Continue');
    await press('Remove square cover art');
    expect(isDisabled('Continue')).toBe(true);
    await press('Back');
    await press('Continue');
    expect(screen.getByRole('group', { name: 'Square cover art' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await press('Discard');
    await press('Edit Main feed');
    await press('Continue');
    await pick(/Second category$/, 'History');
    await pick(/Third category$/, 'News');
    await press('Continue');
    expect(screen.getByText('Step 3 of 3')).toBeDefined();
    expect(['Status', 'Explicit', 'Has live reads', 'Aggregate feed'].map(checked)).toEqual(['active', 'no', 'no', 'no']);
    await press(/Directory/);
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'No particular directory',
      'Apple Podcasts',
      'Google Play',
      'Spotify',
      'iHeart',
      'Stitcher',
      'TuneIn',
      'Radio.com',
      'Pocket Casts',
      'Pandora',
      'Alexa Skills',
      'Google Actions',
      'WordPress',
      'Deezer',
      'RadioPublic',
      'Custom',
      'Master',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Spotify' }));
    await fill({ 'iHeart ID': '777' });
    await userEvent.click(within(screen.getByRole('radiogroup', { name: 'Explicit' })).getByRole('radio', { name: 'Yes' }));
    await press('Save publishing destination');
    await waitFor(() => expect(asked('connections.update')).toHaveLength(1));
    expect(asked('connections.update')[0]).toMatchObject({
      params: { id: '1' },
      body: {
        itunes_categories: 'Arts:Books,History,News',
        rss_subtype: 'spotify',
        iheart_show_id: '777',
        iHeartMedia: true,
        rss_explicit: true,
        status: true,
        itunes_auth: '',
        subtitle: '',
      },
    });
  });

  it('RSS-017 refuse an address that is no email, at its field', async () => {
    openSetup({ connections: [] });
    await press('Connect your first feed');
    await fill({ ...texts, Email: 'nobody' });
    await userEvent.tab();
    expect(await screen.findByText('This is not an email address.')).toBeDefined();
    expect(isDisabled('Continue')).toBe(true);
  });
});
