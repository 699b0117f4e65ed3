import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { ScheduleRun } from '@postkit/sdk/schema';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { makeRun } from '../../../testing/make-run.ts';
import { makeSchedule } from '../../../testing/make-schedule.ts';
import { stores } from '../../../testing/stores.ts';
import { RunLedger } from './run-ledger.tsx';

const page = (objects: readonly ScheduleRun[], total_count = objects.length, offset = 0) => ({
  meta: { limit: 20, offset, total_count, next: null, previous: null },
  objects,
});

function open(answers: FakeResponses) {
  vi.spyOn(console, 'error').mockReturnValue();
  const station = fakeStation(answers);
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <RunLedger schedule={makeSchedule({ id: 12, show_id: 4 })} station="wxyz" zone="America/New_York" />
    </PostKitProvider>,
  );
  return {
    requestsTo: (operation: string) => station.calls.filter((call) => call.operation === operation),
    user: userEvent.setup(),
  };
}

const shownMessages = () =>
  useMessages
    .in(stores)
    .getState()
    .messages.map(({ name, type }) => ({ name, type }));

describe('RunLedger', () => {
  it('lists runs with outcome, reason and missing minutes, and links to their episodes', async () => {
    const gap = {
      start: Date.UTC(2026, 10, 2, 11, 10) / 1000,
      end: Date.UTC(2026, 10, 2, 11, 14) / 1000,
      kind: 'gap',
    } as const;
    const draft = makeRun({ id: 2, outcome: 'draft', reason: 'gaps', missing: [gap], missing_seconds: 240 });
    const skipped = makeRun({
      id: 1,
      date: '2026-10-30',
      outcome: 'skipped',
      reason: 'nothing_logged',
      episode_id: null,
    });
    const { requestsTo } = open({ 'schedules.runs': () => page([draft, skipped]) });
    expect(screen.getByRole('status', { name: 'Loading past runs' })).toBeDefined();
    const [first, second] = await screen.findAllByRole('listitem');
    for (const text of [
      'Mon, Nov 2, 2026',
      '06:00 to 09:30',
      'Draft',
      '4 minutes of the recording are missing',
      'Missing: 06:10:00 to 06:14:00',
    ])
      expect(first?.textContent).toContain(text);
    expect(second?.textContent).toContain('Nothing matching was logged');
    expect(screen.getByRole('link', { name: 'Open episode of Mon, Nov 2, 2026' }).getAttribute('href')).toBe(
      '/wxyz/shows/4/episodes/101/edit-audio/audio-editor',
    );
    expect(screen.queryByRole('button', { name: /^Run again/ })).toBeNull();
    expect(requestsTo('schedules.runs').map(({ query }) => query)).toEqual([
      { schedule_id: '12', limit: '20', offset: '0' },
    ]);
  });

  it('runs a schedule again, and shows that it runs', async () => {
    let run = makeRun({ id: 7, outcome: 'failed', reason: 'error', episode_id: null, can_run_again: true });
    const answers: FakeResponses = {
      'schedules.runs': () => page([run]),
      'schedules.runAgain': () => (run = { ...run, outcome: 'running', reason: null, can_run_again: false }),
    };
    const { user, requestsTo } = open(answers);
    await user.click(await screen.findByRole('button', { name: 'Run again for Mon, Nov 2, 2026' }));
    expect(await screen.findByText('Running')).toBeDefined();
    expect(requestsTo('schedules.runAgain').map(({ params }) => params['id'])).toEqual(['7']);
    expect(shownMessages()).toEqual([{ name: 'Running again', type: 'success' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Run again/ })).toBeNull());
  });

  it('reports that a run could not be repeated', async () => {
    const run = makeRun({ outcome: 'failed', episode_id: null, can_run_again: true });
    const { user } = open({
      'schedules.runs': () => page([run]),
      'schedules.runAgain': () => failure(409, 'The log was deleted.'),
    });
    await user.click(await screen.findByRole('button', { name: /^Run again/ }));
    await waitFor(() =>
      expect(shownMessages()).toEqual([{ name: 'Unable to run the schedule again', type: 'error' }]),
    );
  });

  it('loads earlier runs on demand', async () => {
    const runs = Array.from({ length: 25 }, (_, index) => makeRun({ id: index + 1 }));
    const { user } = open({
      'schedules.runs': ({ query }) =>
        page(runs.slice(Number(query['offset'])).slice(0, 20), 25, Number(query['offset'])),
    });
    expect(await screen.findAllByRole('listitem')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show earlier runs' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Show earlier runs' })).toBeNull();
  });

  it('shows when there are no runs, and when they could not be loaded', async () => {
    let works = false;
    const { user } = open({ 'schedules.runs': () => (works ? page([]) : failure(503, 'Away.')) });
    expect(await screen.findByText('Could not load the past runs.')).toBeDefined();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^No runs yet/)).toBeDefined();
  });
});
