import { describe, expect, it } from 'vitest';
import { schedule, scheduleInput, scheduleUpdate, weekdays } from '@postkit/sdk/schema';
import { makeShow } from '@postkit/sdk/testing';
import { makeSchedule } from '../../testing/make-schedule.ts';
import { type ScheduleFields, newSchedule, newEpisodeTemplate } from './schedule-fields.ts';
import {
  type ScheduleSubject,
  scheduleChanges,
  schedulePayload,
  commaList,
  fieldsOf,
  newFieldsOf,
  ruleOf,
  saveWarnings,
  timesOf,
  withAdChoice,
  withTargetedAds,
} from './schedule-setup.model.ts';

const subject: ScheduleSubject = { showId: 4, isTv: false, tagIds: [] };
const timed = { start_date: '2026-11-02', start_time: '06:00', end_time: '09:30' };

/** Form values with all required fields. */
const filled = (overrides: Partial<ScheduleFields> = {}): ScheduleFields => ({
  ...newSchedule,
  ...timed,
  days: ['Mon'],
  ...overrides,
});
const payload = (overrides: Partial<ScheduleFields> = {}, about: Partial<ScheduleSubject> = {}) =>
  schedulePayload(filled(overrides), { ...subject, ...about });

describe('ruleOf', () => {
  it('has every time of the form', () => {
    const overrides = [{ date: '2026-12-24', start_time: '07:00', end_time: '08:00' }];
    const times = { ...timed, end_date: '2026-12-31', every_weeks: 2, exceptions: ['2026-11-09'], overrides };
    expect(ruleOf(filled({ ...times, days: ['Mon', 'Wed'] }), '2026-11-01')).toEqual({
      ...times,
      day_of_week: 'MonWed',
    });
  });

  it('needs only the times of the form', () => {
    const fields = filled({
      end_date: '2026-12-31',
      days: ['Mon', 'Wed'],
      every_weeks: 3,
      exceptions: ['2026-11-09'],
      overrides: [{ date: '2026-12-24', start_time: '07:00', end_time: '08:00' }],
    });
    expect(ruleOf(timesOf(fields), '2026-11-01')).toEqual(ruleOf(fields, '2026-11-01'));
  });

  it('starts today and lasts whole days of every week before the user enters times', () => {
    const empty = { start_date: '', end_date: '', start_time: '', end_time: '', every_weeks: null };
    expect(ruleOf(filled(empty), '2026-11-01')).toMatchObject({
      start_date: '2026-11-01',
      end_date: null,
      start_time: '00:00',
      end_time: '00:00',
      every_weeks: 1,
    });
  });
});

describe('newSchedule', () => {
  it('AUTO-037 AUTO-042 has the fields of an episode, with title as name', () => {
    expect(Object.keys(newEpisodeTemplate).toSorted()).toEqual(
      [
        'name',
        'description',
        'playlist_categories',
        'season_number',
        'episode_number',
        'episode_type',
        'rating',
        'onceUseTags',
        'social_share_text',
      ].toSorted(),
    );
    expect(payload({ name: ' Morning %d ' }).title).toBe('Morning %d');
    expect(payload({ notification_emails: 'ada@example.org' }).notification_emails).toBe('ada@example.org');
    expect(Object.keys(newSchedule)).not.toContain('title');
    expect(Object.keys(newSchedule)).not.toContain('email');
  });

  it('AUTO-053 saves episodes as drafts by default', () => {
    expect(newSchedule.publishWhen).toBe('saveDraft');
    expect(payload().publishWhen).toBe('saveDraft');
  });

  it('starts with the images and destinations of its show', () => {
    const show = makeShow({ square_image: '/cover.jpg', rectangle_image: '/share.jpg', smcs: [3, 5] });
    expect(newFieldsOf(show, null)).toEqual({
      ...newSchedule,
      squareCoverArtURL: '/cover.jpg',
      socialShareImageURL: '/share.jpg',
      social_media_connections: [3, 5],
    });
  });

  it('starts with the hours, texts and picture of a programme', () => {
    const show = makeShow({ square_image: '/cover.jpg', rectangle_image: '/share.jpg', smcs: [3] });
    const programme = {
      title: 'Midday with Rosa, %d',
      description: 'Noon',
      day_of_week: 'MonTue',
      start_time: '12:00',
      end_time: '14:00',
      start_date: '2026-11-02',
      end_date: null,
      every_weeks: 2,
      exceptions: ['2026-12-24'],
      overrides: [],
    };
    const hours = {
      name: 'Midday with Rosa, %d',
      description: 'Noon',
      days: ['Mon', 'Tue'],
      start_time: '12:00',
      end_time: '14:00',
      start_date: '2026-11-02',
      end_date: '',
      every_weeks: 2,
      exceptions: ['2026-12-24'],
    };
    expect(newFieldsOf(show, programme)).toEqual({ ...newFieldsOf(show, null), ...hours });
    expect(newFieldsOf(show, { ...programme, squareCoverArtURL: '/rosa.jpg' }).squareCoverArtURL).toBe(
      '/rosa.jpg',
    );
  });
});

describe('saveWarnings', () => {
  it('requires days, the start date and both times, and nothing else', () => {
    expect(saveWarnings(newSchedule)).toEqual(['days', 'times']);
    expect(saveWarnings(filled({ days: [] }))).toEqual(['days']);
    for (const missing of ['start_date', 'start_time', 'end_time'])
      expect(saveWarnings(filled({ [missing]: '' }))).toEqual(['times']);
    expect(saveWarnings(filled())).toEqual([]);
  });
});

describe('the special dates of a schedule', () => {
  const special = {
    every_weeks: 2,
    exceptions: ['2026-12-24'],
    overrides: [{ date: '2026-12-31', start_time: '20:00', end_time: '22:00' }],
    max_gap_seconds: 0,
    max_silence_seconds: 90,
  };

  it('are sent if they differ from the defaults, and survive a round trip', () => {
    expect(payload(special)).toMatchObject(special);
    expect(payload({ every_weeks: null, max_gap_seconds: null })).toEqual(payload());
    const stored = makeSchedule(special);
    expect(fieldsOf(stored)).toMatchObject(special);
    expect(scheduleChanges(fieldsOf(stored), stored, subject)).toMatchObject(special);
  });

  it('are sent once the user removes them', () => {
    const changes = scheduleChanges(
      { ...fieldsOf(makeSchedule(special)), every_weeks: 1, exceptions: [], overrides: [] },
      makeSchedule(special),
      subject,
    );
    expect(changes).toMatchObject({ every_weeks: 1, exceptions: [], overrides: [], max_gap_seconds: 0 });
    expect(scheduleChanges(fieldsOf(makeSchedule()), makeSchedule(), subject)).not.toHaveProperty(
      'exceptions',
    );
  });
});

describe('schedulePayload', () => {
  it('AUTO-068 leaves out empty fields', () => {
    const request = payload({ name: '  ' });
    expect(request).toEqual({
      show_id: 4,
      ...timed,
      day_of_week: 'Mon',
      paused: false,
      episode_type: 'full',
      rating: 0,
      publishWhen: 'saveDraft',
      delayUntilPublish: 0,
      targetedAds: false,
      events_between_ads: 0,
      minutes_between_ads: 0,
    });
    expect(scheduleInput.parse(request)).toEqual(request);
  });

  it('AUTO-037 AUTO-068 has every field of its episodes that is filled', () => {
    const template = {
      name: 'Morning %d',
      description: 'All of it',
      season_number: 3,
      episode_number: 41,
      episode_type: 'bonus',
      rating: 1,
      onceUseTags: ['Live'],
      social_share_text: 'Hear it',
    } as const;
    const others = {
      end_date: '2027-06-30',
      pattern: 'News',
      notification_emails: 'ada@example.org',
      squareCoverArtURL: '/cover.jpg',
      socialShareImageURL: '/share.jpg',
      intro_event_id: 77,
      outro_event_id: 78,
    };
    const { name, onceUseTags, ...same } = template;
    const tags = { playlist_categories: [1], onceUseTags: [...onceUseTags] };
    expect(payload({ name, ...same, ...tags, ...others }, { tagIds: [1] })).toMatchObject({
      ...same,
      ...others,
      title: 'Morning %d',
      tags: '1',
      onceUseTags: 'Live',
    });
  });

  it('trims texts, and leaves out those of spaces only', () => {
    const texts = { description: ' News ', pattern: ' %Y ', social_share_text: ' Hear it ' };
    expect(payload(texts)).toMatchObject({
      description: 'News',
      pattern: '%Y',
      social_share_text: 'Hear it',
    });
    expect(payload({ description: ' ', pattern: ' ', social_share_text: ' ' })).toEqual(payload());
    expect(payload({ streaming_url: ' https://tv.example.org/live ' }, { isTv: true }).streaming_url).toBe(
      'https://tv.example.org/live',
    );
  });

  it('AUTO-043 AUTO-044 AUTO-045 sends times as HH:MM and days in order from Sun to Sat', () => {
    expect(payload()).toMatchObject({ start_time: '06:00', end_time: '09:30' });
    expect(payload({ days: ['Tue', 'Mon'] }).day_of_week).toBe('MonTue');
    expect(payload({ days: [...weekdays].toReversed() }).day_of_week).toBe('SunMonTueWedThuFriSat');
  });

  it('AUTO-065 sends the end date only if it is a date', () => {
    expect(payload({ end_date: '2027-06-30' }).end_date).toBe('2027-06-30');
    for (const end_date of ['', '2027-02-30', 'soon'])
      expect(payload({ end_date })).not.toHaveProperty('end_date');
  });

  it('AUTO-046 sends a stream for TV stations only, with the transmitter as default', () => {
    expect(payload({}, { isTv: true }).streaming_url).toBe('transmitter');
    expect(payload({ streaming_url: 'https://tv.example.org/live' }, { isTv: true }).streaming_url).toBe(
      'https://tv.example.org/live',
    );
    expect(payload()).not.toHaveProperty('streaming_url');
  });

  it('AUTO-047 AUTO-050 joins categories and destinations with commas', () => {
    expect(
      payload({ capture_groups: ['Talk', 'Rock, Pop'], social_media_connections: [3, 5] }),
    ).toMatchObject({
      capture_groups: String.raw`Talk,Rock\, Pop`,
      social_media_connections: '3,5',
    });
  });

  it('AUTO-048 AUTO-049 joins tags and once-use tags with commas', () => {
    expect(payload({ onceUseTags: ['Whole show', 'Live'] }, { tagIds: [1, 9] })).toMatchObject({
      tags: '1,9',
      onceUseTags: 'Whole show,Live',
    });
  });

  it('AUTO-056 AUTO-058 turns targeted ads off if both counts are 0 when saving', () => {
    const chosen = withAdChoice('minutes');
    expect(chosen).toEqual({
      targetedAds: true,
      adChoice: 'minutes',
      events_between_ads: 0,
      minutes_between_ads: 0,
    });
    expect(payload(chosen)).toMatchObject({
      targetedAds: false,
      events_between_ads: 0,
      minutes_between_ads: 0,
    });
    expect(payload({ ...chosen, minutes_between_ads: 15 })).toMatchObject({
      targetedAds: true,
      minutes_between_ads: 15,
    });
  });

  it('AUTO-059 sends ad counts as whole numbers, and an empty one as 0', () => {
    expect(payload({ ...withAdChoice('events'), events_between_ads: 4.8 })).toMatchObject({
      events_between_ads: 4,
      minutes_between_ads: 0,
    });
    expect(payload({ ...withAdChoice('events'), events_between_ads: null })).toMatchObject({
      events_between_ads: 0,
    });
  });

  it('sends only the count of the chosen kind of ads', () => {
    const counts = { events_between_ads: 4, minutes_between_ads: 15 };
    expect(payload({ ...withAdChoice('events'), ...counts })).toMatchObject({
      events_between_ads: 4,
      minutes_between_ads: 0,
    });
    expect(payload({ ...withAdChoice('minutes'), ...counts })).toMatchObject({
      events_between_ads: 0,
      minutes_between_ads: 15,
    });
  });

  it('sends a delay only for automatic publishing', () => {
    expect(payload({ publishWhen: 'rightNow', delayUntilPublish: 30 }).delayUntilPublish).toBe(30);
    expect(payload({ publishWhen: 'saveDraft', delayUntilPublish: 30 }).delayUntilPublish).toBe(0);
  });
});

describe('scheduleChanges', () => {
  const before = makeSchedule({
    ...timed,
    description: 'All of it',
    end_date: '2027-06-30',
    season_number: 2,
    streaming_url: 'transmitter',
  });

  it('sends fields that the user cleared, since the station keeps missing ones', () => {
    const fields = { ...fieldsOf(before), description: '', end_date: '', season_number: null };
    const changes = scheduleChanges(fields, before, subject);
    expect(changes).toMatchObject({
      title: 'Morning %d',
      description: '',
      end_date: null,
      season_number: null,
    });
    expect(changes).not.toHaveProperty('pattern');
    expect(changes).not.toHaveProperty('streaming_url');
    expect(scheduleUpdate.parse({ ...changes, capture_id: before.id })).toMatchObject(changes);
  });
});

describe('fieldsOf', () => {
  it('restores the form values from a saved schedule', () => {
    const fields = filled({
      name: 'Morning',
      end_date: '2027-06-30',
      days: ['Mon', 'Wed'],
      capture_groups: ['Talk', 'Rock, Pop'],
      playlist_categories: [1, 9],
      onceUseTags: ['Live'],
      social_media_connections: [3],
      ...withAdChoice('events'),
      events_between_ads: 3,
      publishWhen: 'rightNow',
      delayUntilPublish: 10,
      intro_event_id: 77,
    });
    const stored = schedule.parse({
      ...makeSchedule(),
      ...schedulePayload(fields, { ...subject, tagIds: [1, 9] }),
    });
    expect(fieldsOf(stored)).toEqual(fields);
    expect(fieldsOf({ ...stored, targetedAds: false }).adChoice).toBe('none');
    expect(fieldsOf({ ...stored, events_between_ads: 0, minutes_between_ads: 15 }).adChoice).toBe('minutes');
    expect(fieldsOf({ ...stored, events_between_ads: 0 }).adChoice).toBe('none');
    const plain = schedule.parse({ ...makeSchedule(), ...schedulePayload(filled(), subject) });
    expect(fieldsOf(plain)).toMatchObject({
      onceUseTags: [],
      social_media_connections: [],
      playlist_categories: [],
    });
  });
});

describe('withAdChoice and withTargetedAds', () => {
  const off = { targetedAds: false, adChoice: 'none', events_between_ads: 0, minutes_between_ads: 0 };

  it('AUTO-055 turns targeted ads off for the choice none', () => {
    expect(withAdChoice('none')).toEqual(off);
    expect(withAdChoice('events').targetedAds).toBe(true);
  });

  it('AUTO-057 resets both counts to 0 when targeted ads are switched off', () => {
    expect(withTargetedAds(false)).toEqual(off);
    expect(withTargetedAds(true)).toEqual({ ...off, targetedAds: true, adChoice: 'minutes' });
  });
});

describe('commaList', () => {
  it('AUTO-070 strips spaces around commas', () => {
    const tags = ['Whole show ', ' live , from the quay', ','];
    expect(commaList(tags)).toBe('Whole show,live,from the quay');
    expect(payload({ onceUseTags: tags }).onceUseTags).toBe('Whole show,live,from the quay');
  });
});
