import { describe, expect, it } from 'vitest';
import { connectionToSave, newConnectionFields } from './connection-fields.ts';

describe('connectionToSave', () => {
  it('RSS-008 RSS-009 sends a new feed as active, and every other choice as no', () => {
    expect(connectionToSave('rss', { ...newConnectionFields, title: 'Main feed' }, null)).toMatchObject({
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
    expect(connectionToSave('rss', { ...newConnectionFields, iheart_show_id: '42' }, null)).toMatchObject({ iHeartMedia: true });
  });

  it('leaves out a secret that is not entered, and names the authorization', () => {
    const fields = { ...newConnectionFields, title: 'Video', spreaker_show_id: '7' };
    expect(connectionToSave('spreaker', fields, null)).not.toHaveProperty('name');
    expect(connectionToSave('spreaker', fields, 'a-guid')).toMatchObject({ type: 'spreaker', name: 'a-guid' });
    const types = ['megaphone', 'omny', 'webhook'] as const;
    for (const type of types) expect(connectionToSave(type, fields, null)).not.toHaveProperty('token', '');
  });
});
