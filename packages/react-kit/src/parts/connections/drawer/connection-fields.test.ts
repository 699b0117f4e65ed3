import { describe, expect, it } from 'vitest';
import { makeConnection } from '@postkit/sdk/testing';
import { destinationTypesMessages } from '../../../data/connections/destination-types/destination-types.messages.ts';
import { connectionToSave, fieldsOfConnection, newConnectionFields } from './connection-fields.ts';

describe('connectionToSave', () => {
  it('RSS-008 RSS-009 sends a new feed as active, and every other choice as no', () => {
    expect(
      connectionToSave(
        'rss',
        { ...newConnectionFields, title: 'Main feed' },
        null,
        destinationTypesMessages.english,
      ),
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
      connectionToSave(
        'rss',
        { ...newConnectionFields, iheart_show_id: '42' },
        null,
        destinationTypesMessages.english,
      ),
    ).toMatchObject({ iHeartMedia: true });
  });

  it('leaves out a secret that is not entered, and names the authorization', () => {
    const fields = { ...newConnectionFields, title: 'Video', spreaker_show_id: '7' };
    expect(connectionToSave('spreaker', fields, null, destinationTypesMessages.english)).not.toHaveProperty(
      'name',
    );
    expect(connectionToSave('spreaker', fields, 'a-guid', destinationTypesMessages.english)).toMatchObject({
      type: 'spreaker',
      name: 'a-guid',
    });
    const types = ['megaphone', 'omny', 'webhook'] as const;
    for (const type of types)
      expect(connectionToSave(type, fields, null, destinationTypesMessages.english)).not.toHaveProperty(
        'token',
        '',
      );
    expect(
      connectionToSave('omny', { ...fields, token: 'entered' }, null, destinationTypesMessages.english),
    ).toMatchObject({
      token: 'entered',
    });
  });

  it('sends the texts that a user cleared', () => {
    expect(
      connectionToSave('rss', newConnectionFields, null, destinationTypesMessages.english),
    ).toMatchObject({
      description: '',
      author: '',
      email: '',
      subtitle: '',
    });
  });

  it('SETUP-064 sends the show of Spreaker as historical_items', () => {
    const fields = { ...newConnectionFields, title: 'Tides', spreaker_show_id: '7' };
    expect(connectionToSave('spreaker', fields, 'a-guid', destinationTypesMessages.english)).toMatchObject({
      historical_items: { show_id: 7, title: 'Tides' },
    });
  });
});

describe('fieldsOfConnection', () => {
  it('restores the values of a destination, with empty secrets', () => {
    const feed = makeConnection({
      type: 'rss',
      title: 'Tides',
      author: 'Harbour FM',
      has_live_read: true,
      rss_subtype: null,
    });
    const { title, author, has_live_read, is_aggregate, status } = feed;
    const fields = fieldsOfConnection(feed);
    expect(fields).toEqual({
      ...newConnectionFields,
      ...fields,
      title,
      author,
      has_live_read,
      is_aggregate,
      status,
      rss_subtype: null,
    });
    expect([fields.token, fields.app_secret]).toEqual(['', '']);
    expect(Object.keys(fields).toSorted()).toEqual(Object.keys(newConnectionFields).toSorted());
  });

  it('names the subtype of a feed by its short name', () => {
    const rss_subtype = {
      short_name: 'spotify',
      id: 2,
      resource_uri: '/wxyz/api/v1/rss_subtype/2/',
    } as const;
    expect(fieldsOfConnection(makeConnection({ type: 'rss', rss_subtype })).rss_subtype).toBe('spotify');
  });
});
