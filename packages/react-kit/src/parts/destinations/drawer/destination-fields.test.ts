import { describe, expect, it } from 'vitest';
import { makeDestination } from '@postkit/sdk/testing';
import { english } from '../../../words/catalogue.ts';
import { destinationToSave, fieldsOfDestination, newDestinationFields } from './destination-fields.ts';

describe('destinationToSave', () => {
  it('RSS-008 RSS-009 sends a new feed as active, and every other choice as no', () => {
    expect(
      destinationToSave('rss', { ...newDestinationFields, title: 'Main feed' }, null, english),
    ).toMatchObject({
      type: 'rss',
      title: 'Main feed',
      status: true,
      rss_explicit: false,
      has_live_read: false,
      is_aggregate: false,
      default_on_post: false,
      rss_subtype: null,
      iHeartMedia: false,
    });
  });

  it('reports a feed with a show of iHeart as one of iHeart', () => {
    expect(
      destinationToSave('rss', { ...newDestinationFields, iheart_show_id: '42' }, null, english),
    ).toMatchObject({ iHeartMedia: true });
  });

  it('leaves out a secret that is not entered, and names the authorization', () => {
    const fields = { ...newDestinationFields, title: 'Video', spreaker_show_id: '7' };
    expect(destinationToSave('spreaker', fields, null, english)).not.toHaveProperty('name');
    expect(destinationToSave('spreaker', fields, 'a-guid', english)).toMatchObject({
      type: 'spreaker',
      name: 'a-guid',
    });
    const types = ['megaphone', 'omny', 'webhook'] as const;
    for (const type of types)
      expect(destinationToSave(type, fields, null, english)).not.toHaveProperty('token', '');
    expect(destinationToSave('omny', { ...fields, token: 'entered' }, null, english)).toMatchObject({
      token: 'entered',
    });
  });

  it('sends the texts that a user cleared', () => {
    expect(destinationToSave('rss', newDestinationFields, null, english)).toMatchObject({
      description: '',
      author: '',
      email: '',
      subtitle: '',
    });
  });

  it('SETUP-064 sends the show of Spreaker as historical_items', () => {
    const fields = { ...newDestinationFields, title: 'Tides', spreaker_show_id: '7' };
    expect(destinationToSave('spreaker', fields, 'a-guid', english)).toMatchObject({
      name: 'a-guid',
      spreaker_show_id: '7',
      is_mp3: true,
      historical_items: { show_id: 7, title: 'Tides' },
    });
  });
});

describe('fieldsOfDestination', () => {
  it('SETUP-026 restores the values of a destination, with empty secrets', () => {
    const stored = {
      title: 'Tides',
      description: 'All of them.',
      author: 'Harbour FM',
      email: 'tides@harbour.example',
      subtitle: 'Every day',
      podcast_link: 'https://harbour.example/',
      language_override: 'da',
      show_format: 'serial',
      imageurl: '/wxyz/images/cover.png',
      itunes_categories: 'Arts',
      rss_explicit: true,
      has_live_read: true,
      is_aggregate: true,
      status: false,
      default_on_post: true,
      iheart_show_id: '777',
      itunes_auth: 'code',
      app_id: 'network',
      privacy_status: 'unlisted',
      webhook_url: 'https://hook.example/',
      spreaker_show_id: '7',
    } as const;
    const fields = fieldsOfDestination(makeDestination({ type: 'rss', ...stored }));
    expect(fields).toMatchObject({ ...stored, rss_subtype: null });
    expect([fields.token, fields.app_secret]).toEqual(['', '']);
    expect(Object.keys(fields).toSorted()).toEqual(Object.keys(newDestinationFields).toSorted());
  });

  it('names the subtype of a feed by its short name', () => {
    const rss_subtype = {
      short_name: 'spotify',
      id: 2,
      resource_uri: '/wxyz/api/v1/rss_subtype/2/',
    } as const;
    expect(fieldsOfDestination(makeDestination({ type: 'rss', rss_subtype })).rss_subtype).toBe('spotify');
  });
});
