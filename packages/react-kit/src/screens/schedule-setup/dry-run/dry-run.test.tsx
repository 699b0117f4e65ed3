import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays, dateInZone } from '../../../host/time/zoned-time.ts';
import { failure, type FakeResponses } from '../../../testing/fake-station.ts';
import { makeRun } from '../../../testing/make-run.ts';
import { makeSchedule } from '../../../testing/make-schedule.ts';
import { openScheduleSetup, section } from '../testing/open-schedule-setup.tsx';

const stored = makeSchedule({ id: 12, publishWhen: 'rightNow' });
const open = (answer: FakeResponses[string]) =>
  openScheduleSetup({
    props: { scheduleId: '12' },
    schedules: [stored],
    answers: { 'schedules.preview': answer },
  });
const dryRun = (change: object = {}) => ({
  next: [],
  dry_run: { ...makeRun(), title: 'Morning, Sunday', description: '', events: 3, seconds: 1830, ...change },
});
const run = async () => (await screen.findByRole('button', { name: 'Try on yesterday’s log' })).click();

describe('DryRunPart', () => {
  it('shows the episode that yesterday’s log would become with the values of the form', async () => {
    const { requestsTo, user } = open(() => dryRun());
    await user.click(await screen.findByRole('checkbox', { name: 'Paused' }));
    await run();
    expect(await screen.findByText('Would be published')).toBeDefined();
    const part = await section('Try it');
    expect(part.getByText('Morning, Sunday')).toBeDefined();
    expect(part.getByText('3 events, 31 min')).toBeDefined();
    const yesterday = addDays(dateInZone(Date.now() / 1000, 'America/New_York'), -1);
    expect(requestsTo('schedules.preview')[0]?.body).toMatchObject({
      show_id: 1,
      date: yesterday,
      paused: true,
      day_of_week: 'MonTueWedThuFri',
    });
    expect(requestsTo('schedules.update')).toEqual([]);
  });

  it('says why it would be a draft, and which minutes are missing', async () => {
    const start = Date.UTC(2026, 10, 2, 11, 10) / 1000;
    open(() =>
      dryRun({
        outcome: 'draft',
        reason: 'gaps',
        missing: [{ start, end: start + 120, kind: 'gap' }],
        missing_seconds: 120,
      }),
    );
    await run();
    expect(await screen.findByText('Would be saved as a draft')).toBeDefined();
    expect(screen.getByText('2 minutes of the recording are missing')).toBeDefined();
    expect(screen.getByText('Missing: 06:10:00 to 06:12:00')).toBeDefined();
  });

  it('says that a clock change skipped the hours, or that the try failed', async () => {
    let answer: () => ReturnType<typeof failure> | object = () => ({ next: [], dry_run: null });
    open(() => answer());
    await run();
    expect(await screen.findByText('A clock change skipped these hours yesterday.')).toBeDefined();
    answer = () => failure(400, 'end_time: The end time is the same as the start time.');
    await run();
    await waitFor(() => expect(screen.getByText('Could not try the schedule.')).toBeDefined());
    expect(screen.getByText(/The end time is the same as the start time/)).toBeDefined();
  });

  it('is off until the schedule has days, a date and times', async () => {
    openScheduleSetup();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Try on yesterday’s log' });
    expect(button.disabled).toBe(true);
  });
});
