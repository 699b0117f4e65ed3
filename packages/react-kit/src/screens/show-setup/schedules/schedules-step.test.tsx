import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { failure } from '../../../testing/fake-station.ts';
import { makeSchedule } from '../../../testing/make-schedule.ts';
import { stores } from '../../../testing/stores.ts';
import { useShowSetup } from '../show-setup.store.ts';
import { openStep, type StepOptions } from '../testing/open-step.tsx';
import { SchedulesStep } from './schedules-step.tsx';

afterEach(() => {
  useShowSetup.in(stores).getState().clear();
});

const open = (options: StepOptions = {}) => openStep(<SchedulesStep />, options);

describe('SchedulesStep', () => {
  it('WIZ-073 lists the schedules of the show', async () => {
    const others = [
      makeSchedule({ id: 2, show_id: 9, title: 'Elsewhere' }),
      makeSchedule({ id: 3, active: 0, title: 'Deleted' }),
    ];
    open({
      draft: { id: 1 },
      answers: { 'schedules.list': () => [makeSchedule({ paused: true }), ...others] },
    });
    const [item, ...rest] = await screen.findAllByRole('listitem');
    for (const text of [
      'Morning %d',
      'Mon to Fri, 06:00 to 09:30',
      'From Nov 2, 2026',
      'Save as draft',
      'Paused',
    ]) {
      expect(item?.textContent).toContain(text);
    }
    expect(rest).toEqual([]);
  });

  it('WIZ-073 links to schedules after a save, and also saves without leaving for them', async () => {
    const { user, wizard } = open({ answers: { 'schedules.list': () => [] } });
    expect(await screen.findByText('This show has no schedules yet')).toBeDefined();
    const link = screen.getByRole('link', { name: 'New schedule' });
    expect(link.getAttribute('href')).toBe('/wxyz/automations');
    await user.click(link);
    await user.click(await screen.findByRole('button', { name: 'Save and go' }));
    expect(wizard.save).toHaveBeenLastCalledWith('/wxyz/automations');
    await user.click(screen.getByRole('button', { name: 'Save show' }));
    expect(wizard.save).toHaveBeenLastCalledWith();
  });

  it('WIZ-073 links to a new schedule of a saved show', async () => {
    open({ draft: { id: 4 }, answers: { 'schedules.list': () => [] } });
    expect((await screen.findByRole('link', { name: 'New schedule' })).getAttribute('href')).toBe(
      '/wxyz/automations/new?showId=4',
    );
  });

  it('has no link if the host has no schedules screen', async () => {
    open({ answers: { 'schedules.list': () => [] }, areas: ['shows'] });
    expect(await screen.findByText('This show has no schedules yet')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'New schedule' })).toBeNull();
  });

  it('AUTO-091 reports that the schedules could not be loaded, and retries', async () => {
    let works = false;
    const { user } = open({
      draft: { id: 1 },
      answers: { 'schedules.list': () => (works ? [makeSchedule()] : failure(503, 'Away.')) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to retrieve schedules');
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });
});
