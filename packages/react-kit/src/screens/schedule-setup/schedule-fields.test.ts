import { describe, expect, it } from 'vitest';
import { english } from '../../words/catalogue.ts';
import { checkedFields, newSchedule, type ScheduleFields, scheduleFields } from './schedule-fields.ts';
import { fieldMessages } from './schedule-setup.messages.ts';

const complete: ScheduleFields = {
  ...newSchedule,
  squareCoverArtURL: '/cover.jpg',
  socialShareImageURL: '/share.jpg',
  name: 'Morning',
  description: 'All of it',
  social_share_text: 'Listen again',
  start_date: '2026-11-02',
  start_time: '06:00',
  end_time: '09:30',
  days: ['Mon'],
  notification_emails: 'ada@example.org, bob@example.org',
};

/** The first error of each field. */
function errorsOf(fields: ScheduleFields): Record<string, string> {
  const { error } = scheduleFields(english).safeParse(fields);
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('scheduleFields', () => {
  it('AUTO-066 checks cover images, texts, type, rating, dates, days, email and publishing', () => {
    expect(Object.keys(checkedFields(english)).toSorted()).toEqual(
      [
        'squareCoverArtURL',
        'socialShareImageURL',
        'name',
        'description',
        'episode_type',
        'rating',
        'social_share_text',
        'start_date',
        'start_time',
        'end_time',
        'days',
        'notification_emails',
        'publishWhen',
      ].toSorted(),
    );
    expect(errorsOf(complete)).toEqual({});
    const chosenFromTheStart = ['episode_type', 'rating', 'publishWhen'];
    const missing = Object.keys(checkedFields(english)).filter(
      (field) => !chosenFromTheStart.includes(field),
    );
    expect(Object.keys(errorsOf(newSchedule)).toSorted()).toEqual(missing.toSorted());
  });

  it('AUTO-038 AUTO-039 accepts three types of episodes and two ratings', () => {
    expect(checkedFields(english).episode_type.options).toEqual(['full', 'bonus', 'trailer']);
    for (const rating of [0, 1]) expect(checkedFields(english).rating.safeParse(rating).success).toBe(true);
    expect(checkedFields(english).rating.safeParse(2).success).toBe(false);
    expect(fieldMessages.english.ratings).toEqual({ 0: 'Clean', 1: 'Explicit' });
  });

  it('rejects an invalid email address', () => {
    expect(errorsOf({ ...complete, notification_emails: 'ada@example.org, ,' })).toEqual({});
    expect(errorsOf({ ...complete, notification_emails: 'ada@example.org, bob' })).toEqual({
      notification_emails: 'One of these is not an email address.',
    });
  });
});
