import { describe, expect, it } from 'vitest';
import type { DestinationRow } from '../destinations/index.ts';
import { withBasicVideo } from './write-episode.ts';

function destination(id: number, type: DestinationRow['type']) {
  return { id, type };
}

const youtube = destination(1, 'v_youtube');
const video = destination(2, 'v_download');
const feed = destination(3, 'rss');

describe('withBasicVideo', () => {
  it('PUBLISH-014 adds the basic video for YouTube up to 30 minutes', () => {
    expect(withBasicVideo([youtube], [video, youtube], 1800)).toEqual([youtube, video]);
    expect(withBasicVideo([youtube], [video, youtube], 1800.1)).toEqual([youtube]);
  });

  it('leaves all other destinations unchanged', () => {
    expect(withBasicVideo([feed], [video, feed], 60)).toEqual([feed]);
    expect(withBasicVideo([youtube, video], [video, youtube], 60)).toEqual([youtube, video]);
    expect(withBasicVideo([youtube], [youtube], 60)).toEqual([youtube]);
  });
});
