import { describe, expect, it } from 'vitest';
import { createAgents } from './agents.ts';

describe('createAgents', () => {
  it.each([
    ['Podcasts/4025.720.2 CFNetwork/3826.600.41 Darwin/24.6.0', 'Apple Podcasts'],
    ['AppleCoreMedia/1.0.0.22G86 (iPhone; U; CPU OS 18_6 like Mac OS X; en_us)', 'Apple Core Media'],
    ['Spotify/8.9.76 Android/34 (Pixel 8)', 'Spotify'],
    ['Overcast/3.0 (+http://overcast.fm/; iOS podcast app)', 'Overcast'],
    ['Pocket Casts', 'Pocket Casts'],
    ['AntennaPod/3.5.0', 'AntennaPod'],
    ['CastBox/8.30.1 (Linux;Android 13)', 'Castbox'],
    ['PodcastAddict/v5 (+https://podcastaddict.com/; Android podcast app)', 'Podcast Addict'],
    ['iHeartRadio/10.40.0 (Android 14)', 'iHeartRadio'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36', 'Chrome'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0', 'Edge'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15', 'Safari'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox'],
    ['Sonos/83.1-61240 (ZPS18)', 'Sonos'],
    ['SomethingNew/1.0', 'Unknown'],
  ])('%s is %s', (agent, platform) => {
    expect(createAgents()(agent)).toBe(platform);
  });

  it.each([
    '',
    ' ',
    'Googlebot/2.1 (+http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'curl/8.5.0',
    'python-requests/2.32.3',
    'facebookexternalhit/1.1',
    'atc/1.0 watchOS/11.6 model/Watch7,5',
    'Podcasts/(null)/(null) watchOS',
  ])('"%s" is a robot', (agent) => {
    const agents = createAgents();
    expect([agents(agent), agents(agent)]).toEqual([null, null]);
  });
});
