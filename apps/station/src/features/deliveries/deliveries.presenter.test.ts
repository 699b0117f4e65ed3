import { beforeAll, describe, expect, it } from 'vitest';
import type { ConnectionType } from '@postkit/sdk/schema';
import { firstStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { stationTest } from '../../testing/station-test.ts';
import type { EpisodeRow } from '../episodes/index.ts';
import { presentUnsent } from './deliveries.presenter.ts';

const publicUrl = 'https://radio.example';
const published_at = 1_790_000_000;

const { server } = stationTest();
let row: EpisodeRow;
beforeAll(async () => {
  const made = await makeEpisode(server);
  row = { ...made, published_at, updated_at: published_at + 5, delay_post_until: null };
});

/** The delivery of an episode with audio of 900 bytes to a destination that reads from the station. */
function unsent(type: ConnectionType, facts: Partial<EpisodeRow> = {}, bytes: number | null = 900) {
  const episode = {
    station: firstStation(server),
    row: { ...row, ...facts },
    bytes,
    titles: new Map([[7, 'Main feed']]),
  };
  return presentUnsent(
    { publicUrl },
    episode,
    { episode_id: row.id, connection_id: 7, type, state: 'posted' },
    null,
  );
}

const statusOf = (...given: Parameters<typeof unsent>) => {
  const { status, message } = unsent(...given);
  return [status, message];
};

describe('a delivery that the station does not send', () => {
  it('is delivered to feeds and players once there is audio, with its file and its address there', () => {
    const url = `${publicUrl}/${server.slug}/audio/${row.id}.mp3`;
    const feed = unsent('rss');
    expect(feed).toEqual({
      playlist_id: row.id,
      connection_id: 7,
      type: 'rss',
      title: 'Main feed',
      status: 'delivered',
      message: '',
      attempts: 0,
      retry_at: null,
      can_retry: false,
      sent: { title: row.name, text: '', url, bytes: 900, at: published_at },
      received: { status: null, id: '', url: `${publicUrl}/${server.slug}/rss/7.xml`, at: published_at },
      proof: null,
      updated_at: published_at + 5,
    });
    expect(unsent('webwidget')).toMatchObject({
      sent: { url },
      received: { url: `${publicUrl}/${server.slug}/listen/${row.id}` },
    });
  });

  it('waits for audio, or fails with it', () => {
    expect(unsent('rss', {}, null)).toMatchObject({
      status: 'waiting',
      sent: null,
      received: null,
      updated_at: null,
    });
    expect(statusOf('webwidget', { media_status: 'processing' }, null)).toEqual([
      'waiting',
      'Waiting for the audio.',
    ]);
    expect(statusOf('rss', { media_status: 'failed' }, null)).toEqual([
      'failed',
      'The audio could not be processed.',
    ]);
  });

  it('has the state of the video that a destination takes', () => {
    const video = { video_status: 2, advanced_video_status: 99 } as const;
    expect(unsent('v_download', video)).toMatchObject({
      status: 'delivered',
      sent: { url: '', bytes: null },
      received: null,
    });
    expect(statusOf('v_advanced', video)).toEqual(['failed', 'The video could not be created.']);
    expect(statusOf('v_download', { video_status: 1 })).toEqual(['waiting', 'Waiting for the video.']);
  });

  it('waits for the publication, and is withdrawn after it', () => {
    const later = { status: 'scheduled', delay_post_until: published_at + 900 } as const;
    expect(statusOf('rss', later)).toEqual(['waiting', 'Goes out when the episode does.']);
    expect(statusOf('rss', { status: 'draft', published_at: null })).toEqual([
      'waiting',
      'Goes out when the episode is published.',
    ]);
    expect(unsent('rss', { status: 'draft', published_at: null }).updated_at).toBeNull();
    expect(statusOf('rss', { ...later, status: 'unpublished' })).toEqual(['withdrawn', '']);
    expect(unsent('rss', { status: 'unpublished' })).toMatchObject({
      status: 'withdrawn',
      sent: null,
      updated_at: published_at + 5,
    });
  });

  it('says that a platform that was never tried needs another save', () => {
    expect(statusOf('omny')).toEqual(['waiting', 'Sent when the episode is saved again.']);
  });
});
