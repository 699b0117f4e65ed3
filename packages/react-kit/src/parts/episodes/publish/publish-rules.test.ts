import { describe, expect, it } from 'vitest';
import { bit, noEpisodePodcast } from '@postkit/sdk/schema';
import { makeDestination } from '@postkit/sdk/testing';
import {
  destinationOffers,
  postedDestinations,
  preselectedDestinations,
} from '../../../data/destinations/destination-offer.ts';
import type { EpisodeDraft } from '../../../data/episodes/episode-draft.ts';
import { canUnpublish, unpublishOffer } from '../../../data/episodes/unpublish-offer.ts';
import { formatMoment } from '../../../host/time/format-moment.ts';
import { english } from '../../../words/catalogue.ts';
import { type PublishFields, publishPayload } from './publish-form.ts';
import { planText, savedMessage } from './publish-texts.ts';
import { checkSchedule } from './schedule-check.ts';

const longestForYoutube = 1800;
const widget = makeDestination({ id: 1, type: 'webwidget', default_on_post: true });
const feed = makeDestination({ id: 2, type: 'rss' });
const youtube = makeDestination({ id: 3, type: 'v_youtube' });
const video = makeDestination({ id: 4, type: 'v_download' });
const inactive = makeDestination({ id: 5, type: 'omny', status: false, default_on_post: true });
const all = [widget, feed, youtube, video, inactive];

const fields: PublishFields = {
  expires_at: null,
  season_number: 2,
  episode_number: 14,
  episode_type: 'bonus',
  explicit: 1,
  social_share_text: 'Listen',
  attribution: '',
  onceUseTags: [],
  chapter_markers: [],
  podcast: noEpisodePodcast,
};
const draft: EpisodeDraft = {
  episodeId: null,
  version: null,
  showId: 4,
  fields: { show: '/wxyz/api/v1/show/4/', name: 'Monday', events: ['/wxyz/api/v1/event/1790000000000/'] },
};

describe('destinationOffers', () => {
  it('PUBLISH-013 offers YouTube at 30 minutes and not above', () => {
    const reasonAt = (seconds: number) => destinationOffers([youtube], seconds, english)[0]?.reason;
    expect(reasonAt(longestForYoutube)).toBeNull();
    expect(reasonAt(longestForYoutube + 0.1)).toBe('too-long');
  });

  it('excludes inactive destinations', () => {
    expect(destinationOffers([inactive], 60, english)[0]?.reason).toBe('inactive');
  });
});

describe('preselectedDestinations', () => {
  const offers = destinationOffers(all, 60, english);

  it('PUBLISH-011 prefers the episode’s own, then the show’s, then those with default_on_post', () => {
    expect(preselectedDestinations(offers, { own: [2], show: [1] })).toEqual([2]);
    expect(preselectedDestinations(offers, { own: [], show: [1] })).toEqual([]);
    expect(preselectedDestinations(offers, { own: undefined, show: [2, 4] })).toEqual([2, 4]);
    expect(preselectedDestinations(offers, { own: undefined, show: [] })).toEqual([1]);
  });

  it('skips destinations that cannot be chosen', () => {
    expect(
      preselectedDestinations(destinationOffers(all, 3600, english), {
        own: undefined,
        show: [2, 3, 5],
      }),
    ).toEqual([2]);
  });
});

describe('postedDestinations', () => {
  it('PUBLISH-014 adds the basic video when YouTube is chosen at 30 minutes or less', () => {
    expect(postedDestinations(destinationOffers(all, longestForYoutube, english), [1, 3], english)).toEqual([
      1, 3, 4,
    ]);
    expect(postedDestinations(destinationOffers(all, longestForYoutube, english), [3, 4], english)).toEqual([
      3, 4,
    ]);
    expect(postedDestinations(destinationOffers(all, longestForYoutube, english), [1], english)).toEqual([1]);
  });

  it('excludes YouTube above 30 minutes and adds no video', () => {
    expect(
      postedDestinations(destinationOffers(all, longestForYoutube + 1, english), [1, 3], english),
    ).toEqual([1]);
  });
});

describe('publishPayload', () => {
  it('combines the fields of draft and dialog with the destinations', () => {
    expect(
      publishPayload(draft, fields, { destinations: [1, 2], accepted: [] }, { kind: 'save' }),
    ).toMatchObject({
      name: 'Monday',
      show: '/wxyz/api/v1/show/4/',
      season_number: 2,
      episode_type: 'bonus',
      social_media_connections: [1, 2],
    });
  });

  it('maps Save, Publish now and Schedule to draft, unpublished and delay_post_until', () => {
    expect(publishPayload(draft, fields, { destinations: [], accepted: [] }, { kind: 'save' })).toMatchObject(
      {
        draft: true,
        delay_post_until: null,
      },
    );
    const out = { draft: false, unpublished: false };
    expect(
      publishPayload(draft, fields, { destinations: [], accepted: [] }, { kind: 'publish' }),
    ).toMatchObject({
      ...out,
      delay_post_until: null,
    });
    expect(
      publishPayload(draft, fields, { destinations: [], accepted: [] }, { kind: 'schedule', moment: 99 }),
    ).toMatchObject({
      ...out,
      delay_post_until: 99,
    });
  });

  it('sends the accepted events with what publishes, and not with a draft', () => {
    const choice = { destinations: [], accepted: [31] };
    expect(publishPayload(draft, fields, choice, { kind: 'publish' }).accept_rights).toEqual([31]);
    expect(publishPayload(draft, fields, choice, { kind: 'schedule', moment: 99 }).accept_rights).toEqual([
      31,
    ]);
    expect(publishPayload(draft, fields, choice, { kind: 'save' })).not.toHaveProperty('accept_rights');
  });

  it('EPLIST-094 sends the rating 0 for Clean and 1 for Explicit', () => {
    expect(bit.options.map(({ value }) => value)).toEqual([0, 1]);
    expect(publishPayload(draft, fields, { destinations: [], accepted: [] }, { kind: 'save' }).explicit).toBe(
      1,
    );
  });
});

describe('checkSchedule', () => {
  const zone = 'America/New_York';
  const now = Date.UTC(2026, 10, 20, 12) / 1000;

  it('reads date and time in the station’s zone', () => {
    const moment = Date.UTC(2026, 10, 24, 12) / 1000;
    expect(checkSchedule({ date: '2026-11-24', time: '07:00' }, zone, now)).toEqual({
      isValid: true,
      moment,
    });
  });

  it('requires date and time', () => {
    expect(checkSchedule({ date: null, time: '07:00' }, zone, now)).toEqual({
      isValid: false,
      date: 'missing',
      time: null,
    });
    expect(checkSchedule({ date: '2026-11-24', time: null }, zone, now)).toEqual({
      isValid: false,
      date: null,
      time: 'missing',
    });
  });

  it('refuses the past and times that a clock change skips', () => {
    expect(checkSchedule({ date: '2026-11-20', time: '06:59' }, zone, now)).toEqual({
      isValid: false,
      date: 'past',
      time: null,
    });
    expect(checkSchedule({ date: '2027-03-14', time: '02:30' }, zone, now)).toEqual({
      isValid: false,
      date: null,
      time: 'skipped',
    });
  });
});

describe('planText', () => {
  const plan = { moment: Date.UTC(2026, 10, 24, 12) / 1000, zone: 'America/New_York', destinationCount: 2 };

  it('says what each button does', () => {
    expect(planText({ ...plan, when: 'save' }, english)).toBe('Saved as a draft. Nothing goes out.');
    expect(planText({ ...plan, when: 'publish' }, english)).toBe('Goes out now to 2 destinations.');
    expect(planText({ ...plan, when: 'schedule' }, english)).toBe(
      'Scheduled for Tue, Nov 24, 2026, 07:00 (America/New_York), to 2 destinations.',
    );
    expect(planText({ ...plan, when: 'schedule', moment: null }, english)).toBe(
      'Choose a date and a time (America/New_York).',
    );
  });
});

describe('savedMessage', () => {
  it('says what was done', () => {
    expect(savedMessage({ kind: 'publish' }, 'Monday', 'UTC', english).name).toBe('Episode published.');
    expect(savedMessage({ kind: 'schedule', moment: 0 }, 'Monday', 'UTC', english).details).toContain(
      formatMoment(0, 'UTC', english),
    );
  });
});

describe('unpublishOffer', () => {
  it('EPLIST-013 says for each type whether the episode can be removed from it here', () => {
    const types = [
      'facebook',
      'twitter',
      'spreaker',
      'v_download',
      'v_advanced',
      'v_youtube',
      'v_facebook',
    ] as const;
    const others = ['rss', 'webwidget', 'omny', 'megaphone', 'webhook'] as const;
    const offer = unpublishOffer(
      [...types, ...others].map((type, id) => ({ id, type, title: type })),
      english,
    );
    expect(offer.offered.map(({ type }) => type)).toEqual(['rss', 'webwidget']);
    expect(offer.staying.map(({ destination, reason }) => [destination.type, reason])).toEqual([
      ['facebook', 'Delete posts on the social network itself.'],
      ['twitter', 'Delete posts on the social network itself.'],
      ['spreaker', 'Remove it on the partner’s site.'],
      ['v_download', 'Videos that were created or delivered stay.'],
      ['v_advanced', 'Videos that were created or delivered stay.'],
      ['v_youtube', 'Videos that were created or delivered stay.'],
      ['v_facebook', 'Delete posts on the social network itself.'],
      ['omny', 'The station also removes it there.'],
      ['megaphone', 'The station also removes it there.'],
      ['webhook', 'The station notifies the webhook.'],
    ]);
  });
});

describe('canUnpublish', () => {
  it('requires a destination if there are any to choose', () => {
    const offer = unpublishOffer([widget, youtube], english);
    expect(canUnpublish(offer, [])).toBe(false);
    expect(canUnpublish(offer, [3])).toBe(false);
    expect(canUnpublish(offer, [1])).toBe(true);
    expect(canUnpublish(unpublishOffer([widget, feed], english), [1])).toBe(true);
    expect(canUnpublish(unpublishOffer([youtube], english), [])).toBe(true);
  });
});
