import { describe, expect, it } from 'vitest';
import { english } from '../../words/catalogue.ts';
import { integrations } from './destination-types/destination-types.ts';
import { integrationOf, integrationTypes, offeredIntegrations } from './integrations.ts';

describe('integrationOf', () => {
  it('SETUP-021 SETUP-012 accepts rss, twitter, spreaker, facebook, v_youtube, megaphone, omny, webwidget and our own webhook, and nothing else', () => {
    const values = [
      'rss',
      'twitter',
      'spreaker',
      'facebook',
      'v_youtube',
      'megaphone',
      'omny',
      'webwidget',
      'webhook',
    ];
    expect(values.map((value) => integrationOf(value, english))).toEqual(values);
    expect(integrationTypes(english)).toHaveLength(values.length);
    expect(['v_download', 'RSS', '', null].map((value) => integrationOf(value, english))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('integrations', () => {
  it('SETUP-019 calls one destination page, account, channel, feed, widget or webhook', () => {
    expect(
      Object.fromEntries(integrationTypes(english).map((type) => [type, integrations(english)[type].term])),
    ).toEqual({
      facebook: 'page',
      twitter: 'account',
      spreaker: 'account',
      megaphone: 'account',
      omny: 'account',
      v_youtube: 'channel',
      rss: 'feed',
      webwidget: 'widget',
      webhook: 'webhook',
    });
  });
});

describe('offeredIntegrations', () => {
  it('SETUP-006 SETUP-007 SETUP-008 include YouTube and Megaphone only if allowed, Omny unless refused', () => {
    const always = ['facebook', 'webwidget', 'twitter', 'spreaker', 'rss', 'webhook'];
    const optional = (features: Parameters<typeof offeredIntegrations>[0]) =>
      offeredIntegrations(features, english).filter((type) => !always.includes(type));
    expect(optional({})).toEqual(['omny']);
    expect(optional({ allow_omny: false })).toEqual([]);
    expect(optional({ enable_youtube: true })).toEqual(['v_youtube', 'omny']);
    expect(optional({ allow_megaphone: true })).toEqual(['megaphone', 'omny']);
    expect(optional({ enable_youtube: true, allow_megaphone: true, allow_omny: true })).toEqual([
      'v_youtube',
      'megaphone',
      'omny',
    ]);
    expect(optional({ enable_youtube: false, allow_megaphone: false })).toEqual(['omny']);
  });
});
