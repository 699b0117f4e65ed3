import type { FeedCheck, FeedFinding } from './feed-finding.ts';
import type { FeedEnclosure, FeedItem } from './feed-item.ts';
import type { Feed } from './feed.ts';
import { isWebAddress } from './is-web-address.ts';
import { rfc2822Date } from './rfc2822-date.ts';
import { maxDescriptionBytes, sanitiseDescription } from './sanitise-description.ts';

const endings: Readonly<Record<string, RegExp>> = {
  'audio/mpeg': /\.mp3$/i,
  'audio/x-m4a': /\.m4a$/i,
  'audio/m4a': /\.m4a$/i,
  'audio/mp4': /\.m4a$/i,
  'video/mp4': /\.mp4$/i,
  'video/x-m4v': /\.m4v$/i,
  'video/m4v': /\.m4v$/i,
  'video/quicktime': /\.mov$/i,
  'application/pdf': /\.pdf$/i,
};
/** Characters of a title or name that Apple Podcasts takes. */
export const longestLine = 255;
const sri = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

function isCount(number: number): boolean {
  return Number.isInteger(number) && number > 0;
}

function checkEnclosure(check: FeedCheck, name: string, { url, length, type }: FeedEnclosure): void {
  if (url === '') return check('I1', 'error', true, `${name} has no audio.`, 'audio');
  check('I3', 'error', !isWebAddress(url), `The audio of ${name} is not at an https address.`);
  check('I3', 'error', !isCount(length), `The audio of ${name} has no size in bytes.`);
  const ending = endings[type];
  check(
    'I3',
    'error',
    !ending,
    `The audio of ${name} has the type “${type}”, which directories do not take.`,
  );
  check(
    'I3',
    'error',
    ending?.test(URL.parse(url)?.pathname ?? '') === false,
    `The audio of ${name} is ${type} but its address has another file extension.`,
  );
}

function checkNumbers(check: FeedCheck, name: string, item: FeedItem, type: Feed['type']): void {
  const { season, episode, episodeType = 'full', duration } = item;
  check(
    'I6',
    'error',
    season !== undefined && !isCount(season.number),
    `The season of ${name} is not a number from 1 on.`,
    'season_number',
  );
  check(
    'I6',
    'error',
    episode !== undefined && !(episode.number > 0),
    `The episode number of ${name} is not above 0.`,
    'episode_number',
  );
  const decimal = episode !== undefined && episode.number > 0 && !Number.isInteger(episode.number);
  check(
    'I6',
    'warning',
    decimal,
    `The episode number of ${name} has decimals, which Apple does not show.`,
    'episode_number',
  );
  const unnumbered = type === 'serial' && episodeType === 'full' && episode === undefined;
  check(
    'I6',
    'error',
    unnumbered,
    `${name} has no episode number, which a serial show needs.`,
    'episode_number',
  );
  check('I6', 'warning', !(duration !== undefined && duration >= 0.5), `${name} has no duration.`, 'audio');
}

function checkExtras(check: FeedCheck, name: string, item: FeedItem): void {
  const { transcripts = [], soundbites = [], alternateEnclosures = [] } = item;
  check('I7', 'warning', transcripts.length === 0, `${name} has no transcript.`, 'transcript');
  const webVtt = transcripts.some(({ type }) => type === 'text/vtt');
  check(
    'I7',
    'warning',
    transcripts.length > 0 && !webVtt,
    `${name} has no transcript as WebVTT, the form most apps read.`,
    'transcript',
  );
  check('I7', 'warning', item.chapters === undefined, `${name} has no chapters.`, 'chapters');
  const outside = soundbites.some(
    ({ startTime, duration }) => startTime < 0 || startTime + duration > (item.duration ?? Infinity) + 1,
  );
  check('I7', 'error', outside, `A soundbite of ${name} lies outside its audio.`, 'soundbites');
  for (const { integrity, type } of alternateEnclosures) {
    check(
      'I7',
      'warning',
      integrity === undefined,
      `The ${type} version of ${name} has no checksum.`,
      'alternate_enclosures',
    );
    check(
      'I7',
      'error',
      integrity !== undefined && !sri.test(integrity),
      `The checksum of the ${type} version of ${name} is badly formed.`,
      'alternate_enclosures',
    );
  }
}

/** The name of an episode in a finding: its title, else its guid, the address of its audio, or its position from 0. */
export function itemName({
  title,
  guid,
  url,
  index,
}: {
  title: string;
  guid: string;
  url: string;
  index: number;
}): string {
  if (title.trim() !== '') return `“${title.trim()}”`;
  const name = guid.trim() || url.trim();
  return name === '' ? `Episode ${index + 1} of the feed` : `The episode ${name}`;
}

/** The findings about one item of a show of the given type, in the order of the rules. `index` is its position from 0. */
export function preflightItem(item: FeedItem, type: Feed['type'], index: number): FeedFinding[] {
  const { guid, title, description, pubDate } = item;
  const findings: FeedFinding[] = [];
  const check: FeedCheck = (rule, level, wrong, message, field) => {
    if (wrong) findings.push({ rule, level, message, field: field ?? null, guid });
  };
  const name = itemName({ title, guid, url: item.enclosure.url, index });
  check('I1', 'error', title.trim() === '', `${name} has no title.`, 'title');
  check(
    'I1',
    'warning',
    title.length > longestLine,
    `A title is longer than ${longestLine} characters, which directories cut: ${name}.`,
    'title',
  );
  check('I1', 'error', guid.trim() === '', `${name} has no guid.`);
  checkEnclosure(check, name, item.enclosure);
  check('I5', 'error', rfc2822Date(pubDate) === undefined, `${name} has no publication date.`);
  check('I5', 'warning', description.trim() === '', `${name} has no description.`, 'description');
  const cut = Buffer.byteLength(sanitiseDescription(description, Infinity)) > maxDescriptionBytes;
  check(
    'I5',
    'warning',
    cut,
    `The description of ${name} is longer than ${maxDescriptionBytes} bytes and is cut there.`,
    'description',
  );
  check('I5', 'warning', item.link === undefined, `${name} has no page of its own.`);
  checkNumbers(check, name, item, type);
  checkExtras(check, name, item);
  return findings;
}
