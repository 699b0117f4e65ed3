import { describe, expect, it } from 'vitest';
import { advancedVideo, videoFile } from './episode-inputs.ts';

describe('advancedVideo', () => {
  it('VIDEO-027 has playlist_id, url, isCreated and isFailed', () => {
    const video = { playlist_id: 7, url: 'https://editor.example/', isCreated: false, isFailed: false };
    expect(advancedVideo.parse(video)).toEqual(video);
    expect(Object.keys(advancedVideo.shape)).toEqual(['playlist_id', 'url', 'isCreated', 'isFailed']);
  });
});

describe('videoFile', () => {
  it('is the station’s name, its bitrate or "advanced", and the episode', () => {
    const names = [
      'My station-128-7.mp4',
      'a-b-advanced-7.mp4',
      '-128-7.mp4',
      'x-128-7.mp3',
      'x-7.mp4',
      'x-fast-7.mp4',
    ];
    expect(names.map((name) => videoFile.safeParse(name).success)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
