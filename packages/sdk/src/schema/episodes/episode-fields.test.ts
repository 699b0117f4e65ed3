import { describe, expect, it } from 'vitest';
import { episodeDefaults, episodeFieldNames, episodeFields, episodeFieldsOf } from './episode-fields.ts';
import { episode, episodeInput, episodeSummary, episodeUpdate } from './episode.ts';

const all = episodeFieldNames('editor', 'publish', 'kept', 'lifecycle');

describe('episodeFields', () => {
  it('has each field in one group', () => {
    expect(Object.values(episodeFields).flatMap((group) => Object.keys(group))).toHaveLength(
      new Set(all).size,
    );
  });

  it('is part of the entity and of both inputs', () => {
    for (const schema of [episode, episodeInput, episodeUpdate])
      expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(all));
  });

  it('omits only editor fields from lists', () => {
    const listed = Object.keys(episodeSummary.shape);
    expect(all.filter((name) => !listed.includes(name))).toEqual([
      'ad_insert_events',
      'chapter_markers',
      'podcast',
    ]);
  });
});

describe('episodeDefaults', () => {
  it('are accepted as the fields of a new episode', () => {
    const input = { ...episodeDefaults, show: '/wxyz/api/v1/show/1/' };
    expect(episodeInput.parse(input)).toEqual(input);
  });
});

describe('episodeFieldsOf', () => {
  it('returns the fields of the named groups and no others', () => {
    const given = { ...episodeDefaults, show: '/wxyz/api/v1/show/1/', goto_live: 1 as const };
    const {
      goto_live,
      restricted,
      external_url,
      selectedShutterstockImage,
      draft,
      unpublished,
      permanent,
      delay_post_until,
      expires_at,
    } = given;
    expect(episodeFieldsOf(given, 'kept', 'lifecycle')).toEqual({
      goto_live,
      restricted,
      external_url,
      selectedShutterstockImage,
      draft,
      unpublished,
      permanent,
      delay_post_until,
      expires_at,
    });
  });
});
