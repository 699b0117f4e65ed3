import { describe, expect, it } from 'vitest';
import { type ScheduleFields, newSchedule } from './schedule-fields.ts';
import { fieldProblems, fieldRules } from './field-rules.ts';

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

describe('fieldRules', () => {
  it('AUTO-066 cover images, texts, type, rating, dates, days, email and publishing', () => {
    expect(Object.keys(fieldRules.shape).toSorted()).toEqual(
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
    expect(fieldProblems(complete)).toEqual({});
    const chosenFromTheStart = ['episode_type', 'rating', 'publishWhen'];
    const missing = Object.keys(fieldRules.shape).filter((field) => !chosenFromTheStart.includes(field));
    expect(Object.keys(fieldProblems(newSchedule)).toSorted()).toEqual(missing.toSorted());
  });

  it('AUTO-038 AUTO-039 accept three types of episodes and two ratings', () => {
    expect(fieldRules.shape.episode_type.options).toEqual(['full', 'bonus', 'trailer']);
    for (const rating of [0, 1]) expect(fieldRules.shape.rating.safeParse(rating).success).toBe(true);
    expect(fieldRules.shape.rating.safeParse(2).success).toBe(false);
  });

  it('reject an invalid email address', () => {
    expect(fieldProblems({ ...complete, notification_emails: 'ada@example.org, bob' })).toEqual({
      notification_emails: 'One of these is not an email address.',
    });
  });
});
