import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeSettings } from '@postkit/sdk/testing';
import { makeEvent } from '../../../testing/make-event.ts';
import { makeLogSource } from '../../../testing/make-log-source.ts';
import { makeRecording } from '../../../testing/make-recording.ts';
import { openEditor } from '../testing/open-editor.tsx';

const day = 86_400;
const now = Math.floor(Date.now() / 1000);
const off = { state: 'off' as const, title: '', level: null, connected_at: null, last_segment_at: null };

interface LogOfDays {
  /** How many days ago the only events aired. */
  eventsDaysAgo?: number;
  isOff?: boolean;
  isAdmin?: boolean;
  /** No shows; by default those of the editor. */
  shows?: [];
  stored?: Map<string, string>;
}

/** The editor of a station whose log has no events today. */
function open({ eventsDaysAgo, isOff = true, isAdmin = true, shows, stored = new Map() }: LogOfDays = {}) {
  const aired =
    eventsDaysAgo === undefined
      ? []
      : [0, 1].map((n) => makeEvent({ id: 6 + n, started_at: now - eventsDaysAgo * day + n }));
  return openEditor({
    settings: { station_list: makeSettings().station_list.map((entry) => ({ ...entry, admin: isAdmin })) },
    stored,
    ...(shows && { props: {} }),
    answers: {
      ...(shows && { 'shows.list': () => shows }),
      'logger.recording': () =>
        makeRecording(isOff ? off : { title: 'Sea shanties', connected_at: now - 60, since: now - 60 }),
      'logger.get': () => makeLogSource(isOff ? { ...off, url: '', active: false } : {}),
      'audioEvents.list': ({ query }) => {
        const [from, to] = [Number(query['id__gte'] ?? 0) / 1000, Number(query['id__lt'] ?? Infinity) / 1000];
        const found = aired.filter(({ started_at }) => started_at >= from && started_at < to);
        const limit = Number(query['limit']) || found.length;
        return {
          meta: { limit, offset: 0, next: null, previous: null, total_count: found.length },
          objects: found.slice(0, limit),
        };
      },
    },
  });
}

describe('a day without events', () => {
  it('opens the log source of a station that records nothing', async () => {
    open();
    expect(await screen.findByText('Nothing is recorded today.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Set up recording' }));
    expect(await screen.findByRole('dialog', { name: 'Log source' })).toBeDefined();
  });

  it('opens yesterday with its number of events', async () => {
    open({ eventsDaysAgo: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Open yesterday (2 events)' }));
    expect(await screen.findAllByText(/^Yesterday, /)).toHaveLength(2);
    await waitFor(() => expect(screen.queryByText('Nothing is recorded today.')).toBeNull());
  });

  it('opens the last day with events, by its date', async () => {
    open({ eventsDaysAgo: 3 });
    expect(await screen.findByRole('button', { name: /^Open \w+day,? \d+ \w+ \(2 events\)$/ })).toBeDefined();
  });

  it('opens the place to upload audio', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Upload audio' }));
    expect(await screen.findByRole('tab', { name: 'Upload', selected: true })).toBeDefined();
  });

  it('offers no recording to users who may not change it', async () => {
    open({ isAdmin: false });
    expect(await screen.findByRole('button', { name: 'Upload audio' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Set up recording' })).toBeNull();
  });

  it('leads once to the first steps at a station without shows and events', async () => {
    const stored = new Map<string, string>();
    const { host } = open({ shows: [], stored });
    await waitFor(() =>
      expect(host.navigate).toHaveBeenCalledExactlyOnceWith('/wxyz/today', { replace: true }),
    );
    cleanup();
    const again = open({ shows: [], stored });
    expect(await screen.findByRole('button', { name: 'Set up recording' })).toBeDefined();
    expect(again.host.navigate).not.toHaveBeenCalled();
  });

  it('shows the first event while it is on air', async () => {
    open({ isOff: false });
    expect(await screen.findByRole('slider', { name: 'Position in the day' })).toBeDefined();
    expect(await screen.findByText('Sea shanties')).toBeDefined();
    expect(screen.queryByText(/Nothing is recorded/)).toBeNull();
  });
});
