import { describe, expect, it } from 'vitest';
import { copyFields } from './copy-fields.ts';
import { episodeDefaults } from './episode-fields.ts';
import { episodeInput } from './episode.ts';
import type { Episode } from './episode.ts';

describe('copyFields', () => {
  it('makes a draft of a published episode, with its audio and texts but without destinations', () => {
    const path = '/wxyz/api/v1/event/7/';
    const published = {
      draft: false,
      unpublished: true,
      permanent: 1,
      delay_post_until: 1_700_000_000,
      expires_at: 1_800_000_000,
    } as const;
    // Only the fields that a copy reads.
    const episode = {
      ...episodeDefaults,
      ...published,
      name: 'Tide',
      season_number: 2,
      goto_live: 1,
      show: '/wxyz/api/v1/show/1/',
      events: [{ resource_uri: path }],
      social_media_connections: [3],
    } as unknown as Episode;
    const copy = copyFields(episode);
    const drafted = {
      draft: true,
      unpublished: false,
      permanent: 0,
      delay_post_until: null,
      expires_at: null,
      social_media_connections: [],
    };
    expect(copy).toEqual({
      ...episodeDefaults,
      ...drafted,
      name: 'Tide',
      season_number: 2,
      goto_live: 1,
      show: '/wxyz/api/v1/show/1/',
      events: [path],
    });
    expect(episodeInput.safeParse(copy).success).toBe(true);
  });
});
