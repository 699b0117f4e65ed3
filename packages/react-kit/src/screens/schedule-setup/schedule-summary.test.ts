import { describe, expect, it } from 'vitest';
import { english } from '../../words/catalogue.ts';
import { newSchedule, type ScheduleFields } from './schedule-fields.ts';
import { scheduleSummary, summaryFieldsOf } from './schedule-summary.ts';

const weekly: Partial<ScheduleFields> = {
  days: ['Mon', 'Tue', 'Wed'],
  start_date: '2026-11-02',
  start_time: '06:00',
  end_time: '09:30',
};
const summary = (change: Partial<ScheduleFields> = {}, destinations: string[] = []) =>
  scheduleSummary({ ...newSchedule, ...weekly, ...change }, 'Morning Tide', destinations, english);

describe('scheduleSummary', () => {
  it('says when the schedule runs and what becomes of its episodes', () => {
    expect(summary()).toBe(
      'Mon to Wed, 06:00 to 09:30, from Nov 2, 2026: the station creates an episode of Morning Tide and saves it as a draft.',
    );
    expect(summary({ publishWhen: 'rightNow', every_weeks: 2 }, ['Main feed', 'Website'])).toBe(
      'Mon to Wed every other week, 06:00 to 09:30, from Nov 2, 2026: the station creates an episode of Morning Tide and publishes it at once to Main feed, Website.',
    );
    expect(
      summary({ publishWhen: 'rightNow', delayUntilPublish: 90, every_weeks: 3, paused: true }),
    ).toContain(
      'every 3 weeks, 06:00 to 09:30, from Nov 2, 2026: the station creates an episode of Morning Tide and publishes it 90 minutes after the hours. It is paused.',
    );
  });

  it('needs only some fields of the form', () => {
    const fields: ScheduleFields = {
      ...newSchedule,
      ...weekly,
      publishWhen: 'rightNow',
      delayUntilPublish: 90,
      every_weeks: 3,
      paused: true,
    };
    expect(scheduleSummary(summaryFieldsOf(fields), 'Morning Tide', [], english)).toBe(
      scheduleSummary(fields, 'Morning Tide', [], english),
    );
    expect(summaryFieldsOf({ ...fields, social_media_connections: [3] }).social_media_connections).toEqual([
      3,
    ]);
  });

  it('asks for the missing days, date and times', () => {
    expect(summary({ days: [] })).toBe(
      'The station creates episodes of Morning Tide from its log. Select days, a start date and both times.',
    );
  });
});
