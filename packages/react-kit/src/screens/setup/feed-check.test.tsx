import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failure, type FakeResponses } from '../../testing/fake-station.ts';
import { feed, openSetup, press } from './testing/open-setup.tsx';

const finding = {
  rule: 'C3',
  reason: 'Why.',
  sources: ['Apple Podcasts', 'Spotify'],
  guid: null,
  field: null,
};
const report = {
  title: 'Main feed',
  items: 1,
  directories: [
    { name: 'Apple Podcasts', passes: false, errors: 1, warnings: 1 },
    { name: 'Spotify', passes: true, errors: 0, warnings: 2 },
    { name: 'PSP-1', passes: true, errors: 0, warnings: 0 },
  ],
  findings: [
    {
      ...finding,
      rule: 'I7',
      level: 'warning',
      message: '“Monday” has no chapters.',
      fix: 'Add chapters.',
      guid: 'guid-1',
    },
    {
      ...finding,
      level: 'error',
      message: 'The show has no author.',
      fix: 'Enter the author.',
      field: 'author',
    },
    {
      ...finding,
      rule: 'C10',
      level: 'warning',
      message: 'It moved.',
      fix: 'Enter the address.',
      field: 'new_feed_url',
    },
  ],
};
const held = {
  description: 'All of them.',
  author: 'Harbour FM',
  email: 'tides@harbour.example',
  imageurl: '/wxyz/images/cover.png',
  itunes_categories: 'Arts:Books',
};

async function openCheck(check: FakeResponses[string], overrides = {}) {
  const opened = openSetup({
    destinations: [feed({ ...held, ...overrides })],
    answers: { 'feeds.check': check },
  });
  await press('Edit Main feed');
  await press('Continue');
  await press('Continue');
  return { ...opened, section: await screen.findByRole('region', { name: 'Directories' }) };
}

describe('FeedCheck', () => {
  it('shows the result of each directory, and the errors first, each with its fix', async () => {
    const { section, asked } = await openCheck(() => report);
    const directories = within(
      await within(section).findByRole('list', { name: 'Directories' }),
    ).getAllByRole('listitem');
    expect(directories.map(({ textContent }) => textContent)).toEqual([
      'Apple Podcasts1 error, 1 warning',
      'SpotifyPasses, 2 warnings',
      'PSP-1Passes',
    ]);
    const findings = within(within(section).getByRole('list', { name: '3 findings' })).getAllByRole(
      'listitem',
    );
    expect(findings.map(({ textContent }) => textContent)).toEqual([
      'ErrorThe show has no author.Enter the author.Apple Podcasts, SpotifyGo to the field',
      'Warning“Monday” has no chapters.Add chapters.Apple Podcasts, Spotify',
      'WarningIt moved.Enter the address.Apple Podcasts, SpotifyGo to the field',
    ]);
    expect(asked('feeds.check')[0]).toMatchObject({
      body: { url: 'https://post.example.org/wxyz/rss/1.xml' },
    });
  });

  it('leads to the field in another step', async () => {
    await openCheck(() => report);
    await press('Go to the field: The show has no author.');
    const author = await screen.findByRole('textbox', { name: /^Author/ });
    await waitFor(() => expect(document.activeElement).toBe(author));
  });

  it('opens the section of the same step that folds the field', async () => {
    await openCheck(() => report);
    await press('Go to the field: It moved.');
    const stays = await screen.findByRole('radio', { name: 'It stays here' });
    await waitFor(() => expect(document.activeElement).toBe(stays));
  });

  it('offers to check again after a failure', async () => {
    let isBroken = true;
    const { section } = await openCheck(() => (isBroken ? failure(502, 'No.') : report));
    await within(section).findByText('Could not check the feed.');
    isBroken = false;
    await userEvent.click(within(section).getByRole('button', { name: 'Retry' }));
    expect(await within(section).findByText('The show has no author.')).toBeDefined();
  });

  it('does not check an inactive feed', async () => {
    const { section, asked } = await openCheck(() => report, { status: false });
    expect(section.textContent).toContain('Make the feed active and save it to check it.');
    expect(asked('feeds.check')).toEqual([]);
  });
});
