import type { CollectedFeed, FeedElement } from './collect-feed.ts';
import type { FeedCheck, FeedFinding } from './feed-finding.ts';
import { isWebAddress } from './is-web-address.ts';
import { itemName } from './preflight-item.ts';
import { readXml } from './read-xml.ts';

const itunesNamespace = 'http://www.itunes.com/dtds/podcast-1.0.dtd';
/** A date as RFC 2822 has it, with the zone names that it keeps for old mail. */
const date =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun),\s*)?\d{1,2}\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\s+\d{4}\s+\d{2}:\d{2}(?::\d{2})?\s+(?:[+-]\d{4}|ut|gmt|z|[ecmp][sd]t)$/i;
/** Values of before 2017, which Apple still reads. */
const formerRatings: ReadonlySet<string> = new Set(['yes', 'no', 'clean', 'explicit']);

function textIn({ texts }: FeedElement, name: string): string | undefined {
  return texts.get(name)?.trim();
}

/** @param of what the rating is of, within a sentence; the show needs one */
function checkRating(check: FeedCheck, rating: string | undefined, of: string | null): void {
  const value = rating?.toLowerCase() ?? '';
  const isShow = of === null;
  if (value === '')
    return check('C12', 'error', isShow, 'The show does not say whether it is explicit (itunes:explicit).');
  if (value === 'true' || value === 'false') return;
  const isFormer = formerRatings.has(value);
  const message = `itunes:explicit of ${of ?? 'the show'} is “${rating}”; it must be true or false.`;
  check('C12', isFormer ? 'warning' : 'error', isShow || !isFormer, message);
}

function checkXml(check: FeedCheck, text: string): void {
  const { fault, root, version, encoding, namespaces } = readXml(text);
  check('C13', 'error', fault !== null, `The feed is not well-formed XML (${fault}).`);
  const isRss = root === 'rss';
  check('C13', 'error', root !== '' && !isRss, `The feed is <${root}>; directories read RSS 2.0.`);
  check(
    'C13',
    'warning',
    isRss && version !== '2.0',
    `The feed says version “${version}” of RSS; it must be 2.0.`,
  );
  check(
    'C13',
    'warning',
    !/^(?:utf-?8)?$/i.test(encoding),
    `The feed is in ${encoding}; directories ask for UTF-8.`,
  );
  const itunes = namespaces.get('itunes');
  const isOther = itunes !== undefined && itunes !== itunesNamespace;
  const isClose = isOther && itunes.toLowerCase() === itunesNamespace;
  check(
    'C13',
    isClose ? 'warning' : 'error',
    isOther,
    `The namespace of itunes tags is ${itunes}; it must be ${itunesNamespace}.`,
  );
}

function checkChannel(check: FeedCheck, { channel, items }: CollectedFeed): void {
  checkRating(check, textIn(channel, 'itunes:explicit'), null);
  const type = textIn(channel, 'itunes:type') ?? '';
  check(
    'C15',
    'warning',
    !/^(?:episodic|serial)?$/i.test(type),
    `The type of the show is “${type}”; Apple knows episodic and serial.`,
  );
  const hasAudio = items.some(({ tags }) =>
    tags.some(({ name, attributes }) => name === 'enclosure' && attributes['url']),
  );
  check('C14', 'error', !hasAudio, 'The feed has no episode with audio.');
}

function checkItem(check: FeedCheck, item: FeedElement, name: string): void {
  checkRating(check, textIn(item, 'itunes:explicit'), name);
  const type = textIn(item, 'itunes:episodetype') ?? '';
  check(
    'I9',
    'warning',
    !/^(?:full|trailer|bonus)?$/i.test(type),
    `The type of ${name} is “${type}”; Apple knows full, trailer and bonus.`,
  );
  const published = textIn(item, 'pubdate') ?? '';
  check(
    'I5',
    'error',
    published !== '' && !date.test(published),
    `The date of ${name} is “${published}”, which is not written as RFC 2822 asks for.`,
  );
  const files = item.tags.filter((tag) => tag.name === 'enclosure');
  check(
    'I3',
    'warning',
    files.length > 1,
    `${name} has ${files.length} enclosures; directories read the first.`,
  );
  const address = files[0]?.attributes['url'] ?? '';
  check(
    'I3',
    'error',
    /[^\u0021-\u007e]/.test(address.trim()),
    `The address of the audio of ${name} has characters that must be percent-encoded.`,
  );
  const picture = item.tags.find((tag) => tag.name === 'itunes:image')?.attributes['href'];
  check(
    'I9',
    'warning',
    picture !== undefined && !isWebAddress(picture),
    `The picture of ${name} is not at an https address.`,
    'cover',
  );
}

/**
 * The findings about the text of a feed, which a `Feed` does not have: its XML, values that are neither right nor missing, and
 * forms of dates.
 */
export function preflightText(text: string, collected: CollectedFeed): FeedFinding[] {
  const findings: FeedFinding[] = [];
  const checkOf =
    (guid?: string): FeedCheck =>
    (rule, level, wrong, message, field) => {
      if (wrong)
        findings.push({ rule, level, message, field: field ?? null, ...(guid !== undefined && { guid }) });
    };
  checkXml(checkOf(), text);
  checkChannel(checkOf(), collected);
  for (const [index, item] of collected.items.entries()) {
    const guid = textIn(item, 'guid') ?? '';
    const url = item.tags.find((tag) => tag.name === 'enclosure')?.attributes['url'] ?? '';
    checkItem(
      checkOf(guid),
      item,
      itemName({ title: textIn(item, 'title') ?? textIn(item, 'itunes:title') ?? '', guid, url, index }),
    );
  }
  return findings;
}
