import { describe, expect, it } from 'vitest';
import { newSchedule } from './schedule-fields.ts';
import { scheduleTabs, fieldNamed, tabOf } from './schedule-tab.ts';

describe('scheduleTabs', () => {
  it('AUTO-017 contain each field of a schedule and its episodes once', () => {
    const fields = Object.keys(newSchedule) as (keyof typeof newSchedule)[];
    expect(fields.every((field) => fieldNamed(field) === field)).toBe(true);
    expect(tabOf('paused')).toBe('date-time');
    expect(tabOf('social_share_text')).toBe('descriptions');
    expect(tabOf('pattern')).toBe('categories');
    expect(tabOf('playlist_categories')).toBe('properties');
    expect(tabOf('delayUntilPublish')).toBe('publishing');
    expect(scheduleTabs).toHaveLength(8);
  });

  it('maps wire names to form fields', () => {
    expect([fieldNamed('title'), fieldNamed('tags'), fieldNamed('day_of_week'), fieldNamed('show_id')]).toEqual([
      'name',
      'playlist_categories',
      'days',
      null,
    ]);
  });
});
