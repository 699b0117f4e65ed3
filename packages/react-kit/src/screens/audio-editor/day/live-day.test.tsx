import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogGap, Recording } from '@postkit/sdk/schema';
import { failure } from '../../../testing/fake-station.ts';
import { makeRecording } from '../../../testing/make-recording.ts';
import { openEditor } from '../testing/open-editor.tsx';

/** 22 Nov 2026, 14:53:30 in New York. */
const now = 1_795_377_210;
const lostAt = now - 31;

interface Scene {
  gaps?: LogGap[];
  /** Null if the request fails. */
  recording?: Recording | null;
}

async function openToday({ gaps = [], recording = makeRecording() }: Scene = {}) {
  const editor = openEditor({
    answers: {
      'logger.gaps': () => ({ gaps }),
      'logger.recording': () => recording ?? failure(404, 'There is nothing here.'),
    },
  });
  const position = await screen.findByRole('slider', { name: 'Position in the day' });
  return { ...editor, position, at: () => position.getAttribute('aria-valuetext') };
}

beforeEach(() => void vi.useFakeTimers({ now: now * 1000, toFake: ['Date'] }));

describe('today’s day', () => {
  it('counts the times that were recorded from the fallback', async () => {
    const fallbacks = [{ start: lostAt - 900, end: lostAt - 600 }];
    openEditor({ answers: { 'logger.fallbacks': () => ({ fallbacks }) } });
    expect(await screen.findByText('1 time from the fallback')).toBeDefined();
  });

  it('shows and counts the open gap at the live edge', async () => {
    const gaps = [
      { start: now - 3600, end: now - 3542, open: false },
      { start: lostAt, end: now - 20, open: true },
    ];
    await openToday({ gaps, recording: makeRecording({ state: 'lost', since: lostAt }) });
    expect(await screen.findByText('2 gaps')).toBeDefined();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toContain('Not recorded since 14:52:59 (00:31)');
    expect(rows).toContain('Not recorded from 13:53:30 to 13:54:28 (00:58)');
    expect(screen.queryByText(/\bhole/)).toBeNull();
  });

  it('ends with the event on air, unless filters narrow the list or the day is another', async () => {
    const { user } = await openToday({
      recording: makeRecording({ connected_at: now - 101, title: 'Building boats' }),
    });
    const live = () =>
      screen.queryAllByRole('listitem').find(({ textContent }) => textContent?.startsWith('Building boats'));
    await waitFor(() =>
      expect(live()?.textContent).toMatch(/^Building boats01:4\dLiveOn air since 14:51:49$/),
    );
    await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'Blue');
    await waitFor(() => expect(live()).toBeUndefined());
    await user.clear(screen.getByRole('searchbox', { name: 'Search events' }));
    await waitFor(() => expect(live()).toBeDefined());
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    await waitFor(() => expect(live()).toBeUndefined());
  });

  it('says of each position whether it was recorded, or has not aired yet', async () => {
    const { user, position, at } = await openToday({
      gaps: [{ start: lostAt, end: now, open: true }],
      recording: null,
    });
    await screen.findByText('1 gap');
    position.focus();
    await user.keyboard('{End}');
    expect(at()).toMatch(/^14:53:\d\d, Not recorded$/);
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(at()).toMatch(/, Not aired yet$/);
    expect(
      within(screen.getByRole('group', { name: 'Waveform of the day' })).getByText('Not aired yet'),
    ).toBeDefined();
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    expect(at()).toMatch(/, No event here$/);
  });

  it('End goes to the live edge, or to the end of a past day', async () => {
    const { user, position, at } = await openToday();
    position.focus();
    await user.keyboard('{End}');
    expect(at()).toMatch(/^14:53:\d\d/);
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    const yesterday = await screen.findByRole('slider', { name: 'Position in the day' });
    yesterday.focus();
    await user.keyboard('{End}');
    expect(yesterday.getAttribute('aria-valuetext')).toMatch(/^23:59:59/);
  });

  it('Live goes to the live edge from anywhere in the day', async () => {
    const { user, position, at } = await openToday({
      recording: makeRecording({ state: 'off', since: null }),
    });
    position.focus();
    await user.keyboard('{Home}');
    expect(at()).toMatch(/^00:00:00/);
    await user.click(screen.getByRole('button', { name: 'Live' }));
    expect(at()).toMatch(/^14:53:\d\d/);
    expect(screen.getByRole('button', { name: 'Fit day' })).toHaveProperty('disabled', false);
  });

  it('opens at the live edge while the log is on, and shows the whole day otherwise', async () => {
    await openToday();
    expect(await screen.findByRole('button', { name: 'Fit day' })).toHaveProperty('disabled', false);
    cleanup();
    await openToday({ recording: makeRecording({ state: 'off', since: null }) });
    expect(await screen.findByRole('button', { name: 'Fit day' })).toHaveProperty('disabled', true);
  });
});
