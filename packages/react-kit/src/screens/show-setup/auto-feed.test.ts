import { describe, expect, it } from 'vitest';
import { makeDestination } from '@postkit/sdk/testing';
import { newShowDraft, type ShowDraft } from '../../data/shows/show-draft.ts';
import { feedChanges, feedFields, newFeed, withFeed, withoutFeed } from './auto-feed.ts';

const draft: ShowDraft = {
  ...newShowDraft,
  title: 'Harbour stories',
  description: 'Heard at the quay.',
  author: 'Harbour FM',
  email: 'post@harbour.example',
  podcast_link: 'https://harbour.example/',
  language_override: 'da',
  show_format: 'serial',
  itunes_categories: 'Arts:Books,News,Arts:Books',
  square_image: '/wxyz/images/cover.jpg',
  rss_explicit: true,
};

describe('newFeed', () => {
  it('WIZ-078 RSS-039 RSS-040 copies the fields of the show, and each category once', () => {
    expect(newFeed(draft)).toEqual({
      type: 'rss',
      provisional: true,
      title: 'Harbour stories',
      description: 'Heard at the quay.',
      author: 'Harbour FM',
      email: 'post@harbour.example',
      podcast_link: 'https://harbour.example/',
      language_override: 'da',
      show_format: 'serial',
      itunes_categories: 'Arts:Books,News',
      imageurl: '/wxyz/images/cover.jpg',
      default_on_post: true,
      rss_explicit: false,
      is_aggregate: true,
      has_live_read: true,
      status: true,
    });
  });

  it('WIZ-074 is clean, a default, aggregated, with live reads and on, whatever the rating of the show', () => {
    const flags = {
      default_on_post: true,
      rss_explicit: false,
      is_aggregate: true,
      has_live_read: true,
      status: true,
    };
    for (const rss_explicit of [true, false])
      expect(newFeed({ ...draft, rss_explicit })).toMatchObject(flags);
  });

  it('leaves out fields that the station would refuse', () => {
    expect(newFeed({ ...draft, email: 'post@' })).not.toHaveProperty('email');
  });
});

describe('feedChanges', () => {
  it('contains only the fields that differ', () => {
    expect(feedChanges(feedFields(draft), draft)).toBeNull();
    expect(feedChanges(feedFields(draft), { ...draft, square_image: '', rss_explicit: false })).toEqual({
      imageurl: '',
      rss_explicit: false,
    });
    expect(feedChanges(feedFields(draft), { ...draft, email: 'po' })).toBeNull();
    expect(feedChanges({}, draft)).toEqual(feedFields(draft));
  });
});

describe('withFeed and withoutFeed', () => {
  it('WIZ-076 WIZ-078 add and remove the feed, by id, among the show’s destinations', () => {
    const feed = makeDestination({ id: 9, type: 'rss', title: 'Harbour stories' });
    const widget = makeDestination({ id: 4 });
    const before = { ...draft, social_media_connections: [widget] };
    const once = { ...before, ...withFeed(before, feed) };
    const twice = { ...once, ...withFeed(once, feed) };
    expect(twice.rssDestinationId).toBe(9);
    expect(twice.social_media_connections).toEqual([
      widget,
      { id: 9, type: 'rss', title: 'Harbour stories', resource_uri: feed.resource_uri },
    ]);
    expect({ ...twice, ...withoutFeed(twice) }).toEqual(before);
  });
});
