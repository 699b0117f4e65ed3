import { describe, expect, it } from 'vitest';
import { makeSummary } from '../../testing/make-episode.ts';
import {
  advancedVideoChanged,
  audioCompleted,
  audioProgressed,
  basicVideoChanged,
  deliveryChanged,
  iheartChanged,
  isKnown,
  withEpisode,
} from './live-changes.ts';

const page = {
  playlists: [
    makeSummary({ playlist_id: 1 }),
    makeSummary({ playlist_id: 2, duration: 0, media_status: 'processing' }),
  ],
};

describe('audioCompleted', () => {
  it('LIVE-023 updates the duration', () => {
    const changed = audioCompleted({ playlist_id: 2, status: 'ready', duration: 61 })(
      makeSummary({ duration: 0 }),
    );
    expect(changed).toMatchObject({ duration: 61, media_status: 'ready', media_progress: 100 });
  });

  it('stores the note about waiting or incomplete audio', () => {
    const half = makeSummary({ duration: 0, media_status: 'processing', media_progress: 50 });
    const message = { playlist_id: 1, status: 'processing', progress: 0 };
    const waiting = audioProgressed({ ...message, error: 'Waiting for disk space.' })(half);
    expect(waiting.media_error).toBe('Waiting for disk space.');
    expect(audioProgressed({ ...message, progress: 60 })(waiting).media_error).toBe('');
    const damaged = audioCompleted({
      playlist_id: 1,
      status: 'ready',
      duration: 61,
      error: '1 piece is damaged.',
    })(half);
    expect(damaged).toMatchObject({ media_status: 'ready', media_error: '1 piece is damaged.' });
  });

  it('stores the reason of a failure', () => {
    const changed = audioCompleted({ playlist_id: 2, status: 'failed', duration: 0, error: 'No sound.' })(
      makeSummary({ duration: 0 }),
    );
    expect(changed).toMatchObject({ media_status: 'failed', media_error: 'No sound.' });
  });
});

describe('audioProgressed', () => {
  it('never lowers the progress', () => {
    const half = makeSummary({ duration: 0, media_status: 'processing', media_progress: 50 });
    const message = { playlist_id: 2, status: 'rendering' };
    expect(audioProgressed({ ...message, progress: 60 })(half).media_progress).toBe(60);
    expect(audioProgressed({ ...message, progress: 10 })(half).media_progress).toBe(50);
  });

  it('ignores progress of audio that is ready', () => {
    const ready = makeSummary();
    const message = { playlist_id: 1, status: 'rendering', progress: 10 };
    expect(audioProgressed(message)(ready)).toBe(ready);
    expect(audioProgressed(message)({ ...ready, media_status: 'failed' })).toMatchObject({
      media_status: 'processing',
      media_progress: 10,
    });
    expect(audioProgressed(message)({ ...ready, duration: 0 })).toMatchObject({
      media_status: 'processing',
      media_progress: 10,
    });
  });
});

describe('basicVideoChanged', () => {
  it('LIVE-010 sets the basic video status: 2 created, 99 failed', () => {
    expect(basicVideoChanged({ playlist_id: 1, status: 2 })(makeSummary()).video_status).toBe(2);
    expect(basicVideoChanged({ playlist_id: 1, status: 99 })(makeSummary()).video_status).toBe(99);
  });
});

describe('advancedVideoChanged', () => {
  it('LIVE-011 sets the advanced video status: 2 created, 99 failed', () => {
    expect(advancedVideoChanged({ playlist_id: 1, status: 2 })(makeSummary()).advanced_video_status).toBe(2);
    expect(advancedVideoChanged({ playlist_id: 1, status: 99 })(makeSummary()).advanced_video_status).toBe(
      99,
    );
  });
});

describe('iheartChanged', () => {
  it('sets status and link, and keeps the old link if the message has none', () => {
    const linked = iheartChanged({ playlist_id: 1, status: 2, url: 'https://iheart.example/1' })(
      makeSummary(),
    );
    expect(linked).toMatchObject({ iheart_status: 2, external_url: 'https://iheart.example/1' });
    expect(iheartChanged({ playlist_id: 1, status: 99 })(linked)).toMatchObject({
      iheart_status: 99,
      external_url: linked.external_url,
    });
  });
});

describe('deliveryChanged', () => {
  it('sets how many destinations did not receive the episode', () => {
    const message = {
      playlist_id: 1,
      connection_id: 3,
      type: 'omny',
      title: 'Omny',
      status: 'failed',
      message: 'Away.',
      name: 'Monday',
    } as const;
    const changed = (failed_deliveries: number) => deliveryChanged({ ...message, failed_deliveries });
    const failing = changed(2)(makeSummary());
    expect(failing.failed_deliveries).toBe(2);
    expect(changed(2)(failing)).toBe(failing);
    expect(changed(0)(failing).failed_deliveries).toBe(0);
  });
});

describe('withEpisode', () => {
  it('changes that episode, and returns the same page if it is not on it or does not change', () => {
    const changed = withEpisode(page, 2, audioCompleted({ playlist_id: 2, status: 'ready', duration: 9 }));
    expect(changed.playlists.map(({ duration }) => duration)).toEqual([3725, 9]);
    expect(changed.playlists[0]).toBe(page.playlists[0]);
    expect(withEpisode(page, 3, (episode) => ({ ...episode }))).toBe(page);
    expect(withEpisode(page, 2, (episode) => episode)).toBe(page);
  });
});

describe('isKnown', () => {
  const message = {
    playlist_id: 1,
    show_id: 4,
    change: 'updated',
    status: 'published',
    version: 1,
    updated_by: 'Ada',
  } as const;

  it('returns false for a change that is newer than the page', () => {
    expect(isKnown(page, message)).toBe(true);
    expect(isKnown(page, { ...message, version: 2 })).toBe(false);
    expect(isKnown(page, { ...message, change: 'deleted' })).toBe(false);
    expect(isKnown(page, { ...message, playlist_id: 9, change: 'created' })).toBe(false);
  });
});
