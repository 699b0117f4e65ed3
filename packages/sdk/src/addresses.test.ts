import { describe, expect, it } from 'vitest';
import { sentBy } from './core/testing/sent-by.ts';

const guid = '0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa';

describe('createClient', () => {
  it('returns addresses, with the key of a download on request', async () => {
    const { client } = await sentBy(() => {});
    const searchOf = (address: string) => new URL(address).search;
    const key = '?username=maria&api_key=key';
    expect(searchOf(client.bulkDownloads.downloadAddress(guid, { withKey: true }))).toBe(key);
    expect(searchOf(client.bulkDownloads.downloadAddress(guid))).toBe('');
    expect(searchOf(client.shareClips.downloadAddress(guid, { withKey: true }))).toBe(key);
    expect(searchOf(client.episodes.downloadAddress(7, 'aac', { withKey: true }))).toBe(key);
    expect(searchOf(client.episodes.videoAddress('7.mp4', { withKey: true }))).toBe(key);
    expect(new URL(client.bulkDownloads.downloadAddress(guid)).pathname).toContain(guid);
    expect(new URL(client.episodes.publicAudioAddress(7, 'aac')).pathname).toBe('/wxyz/audio/7.aac');
    expect(new URL(client.episodes.publicVideoAddress(7)).pathname).toBe('/wxyz/video/7.mp4');
    expect(new URL(client.feeds.address(3)).pathname).toBe('/wxyz/rss/3.xml');
    expect(new URL(client.shows.newestAddress(7)).pathname).toBe('/wxyz/listen/shows/7/newest.mp3');
    const playlist = client.shows.newestAddress(7, { format: 'm3u', maxAge: 24, isCounted: false });
    expect(playlist).toMatch(/\/wxyz\/listen\/shows\/7\/newest\.m3u\?max_age=24&playout=true$/);
  });
});
