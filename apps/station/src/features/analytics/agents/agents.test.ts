import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { proofAgent, stationAgent } from '../../../platform/fetch/station-agents.ts';
import { agentLists } from './agent-lists.ts';
import { createAgents } from './agents.ts';

const examples = z
  .record(z.string(), z.array(z.tuple([z.string(), z.string()])))
  .parse(JSON.parse(readFileSync(new URL('testing/opawg-examples.json', import.meta.url), 'utf8')));
const examplesOf = (list: string) => examples[list] ?? [];
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Names of examples that were given another name, for a readable failure. */
function wrong(list: string, nameOf: (text: string) => string | null): string[] {
  return examplesOf(list).flatMap(([name, text]) =>
    nameOf(text) === name ? [] : [`${name} <- ${text}: ${nameOf(text)}`],
  );
}

describe('the examples of OPAWG', () => {
  const agents = createAgents();

  it.each([
    ['bots', 300],
    ['apps', 900],
    ['libraries', 50],
    ['browsers', 30],
    ['devices', 100],
    ['referrers', 100],
  ] as const)('has examples of %s', (list, least) => {
    expect(examplesOf(list).length).toBeGreaterThan(least);
  });

  it('are robots if they are listed as bots', () => {
    expect(examplesOf('bots').filter(([, text]) => !agents(text).isRobot)).toEqual([]);
    expect(wrong('bots', (text) => agents(text).name)).toEqual([]);
  });

  it('have the names of their apps', () => {
    expect(wrong('apps', (text) => agents(text).name)).toEqual([]);
    expect(examplesOf('apps').filter(([, text]) => agents(text).isRobot)).toEqual([]);
  });

  it('are robots if their library is one, and else have its name', () => {
    const categories = new Map(agentLists().libraries.map(({ name, category }) => [name, category]));
    for (const [name, text] of examplesOf('libraries')) {
      expect([text, agents(text).isRobot]).toEqual([
        text,
        categories.get(name) === 'bot' || /^ruby/i.test(text),
      ]);
    }
    expect(wrong('libraries', (text) => agents(text).name)).toEqual([]);
  });

  it('have the names of their browsers', () => {
    expect(wrong('browsers', (text) => agents(text).name)).toEqual([]);
  });

  it('have the names of their sites in a browser, from the referrer', () => {
    expect(wrong('referrers', (text) => agents(chrome, text).name)).toEqual([]);
  });

  it('match the devices that they are examples of', () => {
    const devices = new Map(agentLists().devices.map((device) => [device.name, device]));
    for (const [name, text] of examplesOf('devices'))
      expect([text, devices.get(name)?.pattern.test(text)]).toEqual([text, true]);
  });
});

describe('createAgents', () => {
  it.each([
    ['Podcasts/4025.720.2 CFNetwork/3826.600.41 Darwin/24.6.0', 'Apple Podcasts'],
    ['AppleCoreMedia/1.0.0.22G86 (iPhone; U; CPU OS 18_6 like Mac OS X; en_us)', 'AppleCoreMedia'],
    ['Spotify/8.9.76 Android/34 (Pixel 8)', 'Spotify'],
    ['Overcast/3.0 (+http://overcast.fm/; iOS podcast app)', 'Overcast'],
    ['Pocket Casts', 'Pocket Casts'],
    ['AntennaPod/3.5.0', 'AntennaPod'],
    ['CastBox/8.30.1 (Linux;Android 13)', 'CastBox'],
    ['PodcastAddict/v5 (+https://podcastaddict.com/; Android podcast app)', 'Podcast Addict'],
    ['iHeartRadio/10.40.0 (Android 14)', 'iHeartRadio'],
    [chrome, 'Chrome'],
    [`${chrome} Edg/142.0`, 'Edge'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      'Safari',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox'],
    ['Sonos/83.1-61240 (ZPS18)', 'Sonos'],
    ['SomethingNew/1.0', 'Unknown'],
  ])('%s is %s', (agent, name) => {
    expect(createAgents()(agent)).toMatchObject({ isRobot: false, name });
  });

  it.each([
    '',
    ' ',
    'Googlebot/2.1 (+http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'UnlistedCrawler/1.0',
    'curl/8.5.0',
    'python-requests/2.32.3',
    'facebookexternalhit/1.1',
    'atc/1.0 watchOS/11.6 model/Watch7,5',
    'Podcasts/(null)/(null) watchOS',
  ])('"%s" is a robot', (agent) => {
    const agents = createAgents();
    expect([agents(agent).isRobot, agents(agent).isRobot]).toEqual([true, true]);
  });

  it.each([
    [proofAgent, true, 'PostKitBot'],
    ['PostKitBot/2.0', true, 'PostKitBot'],
    [stationAgent, true, 'PostKit'],
    ['PostKit/3.1 (station)', true, 'PostKit'],
    ['PostKitchen/1.0', false, 'Unknown'],
    ['My PostKit/1.0', false, 'Unknown'],
  ])('knows “%s” as a station of PostKit: %s', (agent, isRobot, name) => {
    expect(createAgents()(agent)).toMatchObject({ isRobot, name });
  });

  it.each([
    ['Podcasts/4025.720.2 CFNetwork/3826.600.41 Darwin/24.6.0', 'Apple iPhone'],
    ['Spotify/8.9.76 Android/34 (Pixel 8)', 'Android Phone'],
    [chrome, 'Windows Computer'],
    ['SomethingNew/1.0', 'Unknown'],
  ])('%s runs on %s', (agent, device) => {
    expect(createAgents()(agent).device).toBe(device);
  });

  it('reads names that were sent as UTF-8', () => {
    const sent = Buffer.from('播客/1670.3 CFNetwork/1408.0.4 Darwin/22.5.0').toString('latin1');
    expect(createAgents()(sent).name).toBe('Apple Podcasts');
  });

  it('names the site only in a browser, because apps send any referrer', () => {
    const site = 'https://podcasts.apple.com/us/podcast/harbour/id1';
    expect(createAgents()(chrome, site).name).toBe('Apple Podcasts');
    expect(createAgents()('AntennaPod/3.5.0', site).name).toBe('AntennaPod');
  });
});
