import { describe, expect, it } from 'vitest';
import { readPodcast } from './read-podcast.ts';

const itemOf = (xml: string) =>
  readPodcast(`<rss><channel><item>${xml}</item></channel></rss>`, 'https://a.example/')?.items[0];
const split =
  '<podcast:valueTimeSplit startTime="1" duration="9"><podcast:remoteItem feedGuid="x"/></podcast:valueTimeSplit>';

describe('unplacedParts', () => {
  it.each([
    ['<itunes:season>2</itunes:season><itunes:episode>7</itunes:episode>', 2, 7, []],
    ['<podcast:season name="Autumn">2</podcast:season>', 2, null, ['season_name']],
    ['<podcast:season name=" ">2</podcast:season>', 2, null, []],
    ['<itunes:season>two</itunes:season><podcast:season>2</podcast:season>', 2, null, []],
    ['<itunes:season>two</itunes:season>', null, null, ['season_number']],
    ['<itunes:season>2.0</itunes:season><itunes:episode>7.00</itunes:episode>', 2, 7, []],
    ['<itunes:season>0</itunes:season>', null, null, ['season_number']],
    ['<podcast:episode display="Part A">7</podcast:episode>', null, 7, ['episode_display']],
    ['<podcast:episode>7.5</podcast:episode>', null, null, ['episode_number']],
    [
      '<itunes:episode>7</itunes:episode><podcast:episode>7.5</podcast:episode>',
      null,
      7,
      ['episode_decimals'],
    ],
    ['<itunes:episode>7</itunes:episode><podcast:episode>7.0</podcast:episode>', null, 7, []],
    ['<itunes:episode>0</itunes:episode>', null, null, ['episode_number']],
    [
      `<podcast:value type="lightning" method="keysend">${split}</podcast:value>`,
      null,
      null,
      ['value_time_splits'],
    ],
    ['<podcast:license>cc-by-4.0</podcast:license>', null, null, ['license']],
    ['<podcast:chat server="irc.example" protocol="irc"/>', null, null, ['chat']],
  ])('names what %s loses', (xml, season, episode, lost) => {
    const item = itemOf(xml);
    expect([item?.season, item?.episode, item?.others]).toEqual([season, episode, lost]);
  });
});

describe('unplacedPartsOfShow', () => {
  it.each([
    ['<podcast:trailer url="t.mp3">Soon</podcast:trailer>', ['trailers']],
    [
      '<podcast:liveItem status="pending"><title>Live</title><enclosure url="live.mp3"/></podcast:liveItem>',
      ['live_items'],
    ],
    ['<podcast:podroll><podcast:remoteItem feedGuid="x"/></podcast:podroll>', ['podroll']],
    ['<itunes:complete>Yes</itunes:complete>', ['complete']],
    ['<itunes:block>yes</itunes:block>', ['block']],
    [
      '<itunes:block>no</itunes:block><itunes:complete>no</itunes:complete><podcast:medium>podcast</podcast:medium>',
      [],
    ],
    ['<podcast:medium>audiobook</podcast:medium>', ['medium']],
    ['<podcast:license>cc-by-4.0</podcast:license><podcast:chat server="irc.example"/>', ['license', 'chat']],
  ])('names what %s loses', (xml, lost) => {
    const podcast = readPodcast(
      `<rss><channel>${xml}<item><enclosure url="1.mp3"/></item></channel></rss>`,
      'https://a.example/',
    );
    expect([podcast?.others, podcast?.items.length]).toEqual([lost, 1]);
  });
});
