import { describe, expect, it } from 'vitest';
import { newSchedule } from './schedule-fields.ts';
import { scheduleSections, fieldNamed, sectionOf } from './schedule-section.ts';

describe('scheduleSections', () => {
  it('AUTO-017 contain each field of a schedule and its episodes once', () => {
    const fields = Object.keys(newSchedule) as (keyof typeof newSchedule)[];
    expect(fields.every((field) => fieldNamed(field) === field)).toBe(true);
    expect(sectionOf('paused')).toBe('date-time');
    expect(sectionOf('social_share_text')).toBe('descriptions');
    expect(sectionOf('pattern')).toBe('categories');
    expect(sectionOf('playlist_categories')).toBe('properties');
    expect(sectionOf('delayUntilPublish')).toBe('publishing');
    expect(scheduleSections).toHaveLength(8);
  });

  it('maps wire names to form fields', () => {
    expect([
      fieldNamed('title'),
      fieldNamed('tags'),
      fieldNamed('day_of_week'),
      fieldNamed('show_id'),
    ]).toEqual(['name', 'playlist_categories', 'days', null]);
  });
});
