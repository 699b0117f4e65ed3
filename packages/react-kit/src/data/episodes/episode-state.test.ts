import { describe, expect, it } from 'vitest';
import { makeSummary } from '../../testing/make-episode.ts';
import { episodeState } from './episode-state.ts';

const feed = { id: 2, type: 'rss' } as const;
const omny = { id: 3, type: 'omny' } as const;

describe('episodeState', () => {
  it.each([
    [
      { media_status: 'failed', media_error: 'Gone.', duration: 0 },
      { kind: 'audio-failed', reason: 'Gone.' },
    ],
    [
      { media_status: 'processing', media_progress: 61.7, duration: 0, failed_deliveries: 1 },
      { kind: 'processing', progress: 62 },
    ],
    [
      {
        media_status: 'processing',
        media_progress: 61.7,
        duration: 60,
        updated_at: 1_795_000_000,
        status: 'draft',
      },
      { kind: 'draft', since: 1_795_000_000 },
    ],
    [
      { media_status: 'none', duration: 0, updated_at: 1_795_000_000, status: 'draft' },
      { kind: 'draft', since: 1_795_000_000 },
    ],
    [
      { status: 'scheduled', delay_post_until: 1_796_000_000 },
      { kind: 'scheduled', at: 1_796_000_000 },
    ],
    [
      { status: 'draft', updated_at: 1_795_000_000 },
      { kind: 'draft', since: 1_795_000_000 },
    ],
    [
      { status: 'unpublished', updated_at: 1_795_000_000 },
      { kind: 'unpublished', since: 1_795_000_000 },
    ],
    [
      { status: 'unpublished', expires_at: 1_794_999_990, updated_at: 1_795_000_000 },
      { kind: 'expired', at: 1_794_999_990 },
    ],
    [
      { status: 'unpublished', expires_at: 1_795_000_001, updated_at: 1_795_000_000 },
      { kind: 'unpublished', since: 1_795_000_000 },
    ],
    [{ smc_data: [feed, omny] }, { kind: 'published', destinations: 2 }],
  ] as const)('of %j is %j', (facts, state) =>
    expect(
      episodeState(makeSummary({ ...facts, smc_data: [...(('smc_data' in facts && facts.smc_data) || [])] })),
    ).toEqual(state),
  );

  it('names the destinations that did not receive the episode, unless others are under way', () => {
    const location = { ...feed, url: 'https://post.example.org/wxyz/rss/2.xml' };
    const one = makeSummary({ failed_deliveries: 1, smc_data: [feed, omny], post_locations: [location] });
    expect(episodeState(one)).toEqual({ kind: 'undelivered', count: 1, types: ['omny'] });
    expect(episodeState({ ...one, post_locations: [] })).toEqual({
      kind: 'undelivered',
      count: 1,
      types: [],
    });
  });
});
