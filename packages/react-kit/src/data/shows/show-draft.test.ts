import { describe, expect, it } from 'vitest';
import { show, showInput } from '@postkit/sdk/schema';
import { makeShow } from '@postkit/sdk/testing';
import { draftOfShow, newShowDraft, type ShowDraft, showPayload } from './show-draft.ts';

const feed = {
  id: 7,
  type: 'rss',
  title: 'Main feed',
  resource_uri: '/wxyz/api/v1/socialmediaconnection/7/',
} as const;

describe('newShowDraft', () => {
  it('WIZ-084 has every field of a show draft', () => {
    const fields =
      'title description show_format language_override author email podcast_link autoCreateRssFeed itunes_categories square_image rectangle_image rss_explicit playlist_categories social_media_connections post_bumper pre_bumper parent schedule';
    for (const field of fields.split(' ')) expect(newShowDraft).toHaveProperty(field);
  });

  it('WIZ-041 WIZ-042 defaults to episodic and English', () => {
    expect(newShowDraft).toMatchObject({ show_format: 'episodic', language_override: 'en' });
    expect(show.shape.show_format.options).toEqual(['serial', 'episodic']);
  });
});

describe('draftOfShow', () => {
  it('WIZ-011 copies every field of the show, and creates no feed', () => {
    const existing = makeShow({
      id: 4,
      version: 3,
      title: 'Evening Tide',
      description: 'What the boats brought.',
      podcast_link: 'https://harbour.example/tide',
      square_image: '/wxyz/images/square.png',
      rectangle_image: '/wxyz/images/wide.png',
      post_bumper: '/wxyz/api/v1/event/2/',
      author: 'Harbour FM',
      email: 'desk@example.org',
      itunes_categories: 'News:Daily News',
      rss_explicit: true,
      show_format: 'serial',
      language_override: 'pt-br',
      playlist_categories: ['/wxyz/api/v1/playlistcategory/1/'],
      social_media_connections: [feed],
      pre_bumper: '/wxyz/api/v1/event/1/',
      parent: 2,
      schedule: 'Weekdays',
    });
    const draft = draftOfShow(existing);
    const own: Partial<ShowDraft> = { ...draft };
    delete own.autoCreateRssFeed;
    delete own.rssDestinationId;
    expect(existing).toMatchObject(own);
    expect(Object.keys(draft).toSorted()).toEqual(Object.keys(newShowDraft).toSorted());
    expect(draft).toMatchObject({ autoCreateRssFeed: false, rssDestinationId: null });
  });

  it('WIZ-011 defaults to English if the show has no language', () => {
    expect(draftOfShow(makeShow({ language_override: '' })).language_override).toBe('en');
  });
});

describe('showPayload', () => {
  const draft: ShowDraft = {
    ...newShowDraft,
    title: 'Morning Drive',
    rssDestinationId: 7,
    social_media_connections: [feed],
    pre_bumper: '/wxyz/api/v1/event/1/',
    post_bumper: null,
    parent: 2,
    schedule: 'Weekdays at 6',
  };

  it('WIZ-082 sends the destinations as a list of resource_uri', () => {
    const widget = { ...feed, id: 8, resource_uri: '/wxyz/api/v1/socialmediaconnection/8/' };
    const { social_media_connections } = showPayload({ ...draft, social_media_connections: [widget, feed] });
    expect(social_media_connections).toEqual([widget.resource_uri, feed.resource_uri]);
    expect(showPayload(newShowDraft).social_media_connections).toEqual([]);
  });

  it('WIZ-085 sends the addresses of the bumpers, the id of the parent and the schedule text', () => {
    expect(showPayload(draft)).toMatchObject({
      pre_bumper: '/wxyz/api/v1/event/1/',
      post_bumper: null,
      parent: 2,
      schedule: 'Weekdays at 6',
    });
  });

  it('sends only fields that shows have', () => {
    expect(showInput.strict().safeParse(showPayload(draft)).error).toBeUndefined();
  });
});
