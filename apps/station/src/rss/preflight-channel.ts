import { maxCategories } from './channel-elements.ts';
import type { FeedCheck, FeedFinding } from './feed-finding.ts';
import type { Feed, FeedImage } from './feed.ts';
import { isWebAddress } from './is-web-address.ts';
import { plainDescription } from './plain-description.ts';
import { longestLine } from './preflight-item.ts';
import { maxDescriptionBytes } from './sanitise-description.ts';

const closed: ReadonlySet<string> = new Set(['google_play', 'stitcher', 'google_actions']);

/** Whether a podcast directory, named by its `rss_subtype` short name, has shut down; stored feeds may still name it. */
function isClosedDirectory(directory: string): boolean {
  return closed.has(directory);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const language = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const verifications: ReadonlySet<string | undefined> = new Set(['verify', 'applepodcastsverify']);

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function isLanguage(code: string): boolean {
  return language.test(code) && languageNames.of(code.split('-')[0] ?? '') !== undefined;
}

/** The region of a language code if no country has it; null otherwise. */
function strangeRegion(code: string): string | null {
  const region = isLanguage(code)
    ? code.split('-').find((part, index) => index > 0 && /^(?:[a-z]{2}|\d{3})$/i.test(part))
    : undefined;
  return region !== undefined && regionNames.of(region.toUpperCase()) === undefined ? region : null;
}

function checkRequired(check: FeedCheck, feed: Feed): void {
  for (const name of ['title', 'description'] as const)
    check('C2', 'error', feed[name].trim() === '', `The show has no ${name}.`, name);
  const cut = Buffer.byteLength(plainDescription(feed.description, Infinity)) > maxDescriptionBytes;
  check(
    'C2',
    'warning',
    cut,
    `The description of the show is longer than ${maxDescriptionBytes} bytes and is cut there.`,
    'description',
  );
  check('C2', 'error', !isWebAddress(feed.selfUrl), 'The feed has no https address of its own.');
  check(
    'C2',
    'error',
    !isWebAddress(feed.link),
    'The website of the show is not an https address.',
    'website',
  );
  check(
    'C2',
    'error',
    !isLanguage(feed.language),
    `“${feed.language}” is no ISO 639 language code.`,
    'language',
  );
  check(
    'C2',
    'warning',
    feed.title.length > longestLine,
    `The title of the show is longer than ${longestLine} characters, which directories cut.`,
    'title',
  );
  const strange = strangeRegion(feed.language);
  check(
    'C2',
    'warning',
    strange !== null,
    `“${strange}” in the language “${feed.language}” is no ISO 3166 country code.`,
    'language',
  );
  check('C2', 'error', !feed.categories[0]?.name, 'The show has no main category.', 'categories');
  const count = feed.categories.length;
  check(
    'C2',
    'warning',
    count > maxCategories,
    `The show has ${count} categories; only the first ${maxCategories} are published.`,
    'categories',
  );
}

function checkOwner(check: FeedCheck, feed: Feed): void {
  check(
    'C3',
    'error',
    feed.author.trim() === '',
    'The show has no author; Spotify refuses feeds without one.',
    'author',
  );
  check(
    'C3',
    'warning',
    feed.author.length > longestLine,
    `The author of the show is longer than ${longestLine} characters, which directories cut.`,
    'author',
  );
  if (feed.owner === 'hidden') {
    const verifiable = feed.txt?.some(({ purpose }) => verifications.has(purpose)) ?? false;
    const message =
      'The owner is hidden and there is no verification text, so directories cannot verify the show.';
    check('C3', 'warning', !verifiable, message, 'email');
  } else
    check(
      'C3',
      'error',
      !email.test(feed.owner.email),
      'The email address of the owner is missing or badly formed.',
      'email',
    );
}

function checkImage(check: FeedCheck, { url, measured }: FeedImage): void {
  check('C4', 'error', !isWebAddress(url), 'The show has no cover art at an https address.', 'cover');
  if (!measured) return check('C4', 'warning', url !== '', 'The cover art has not been measured.', 'cover');
  const { width, height, mimeType, colourSpace } = measured;
  check(
    'C4',
    'error',
    width !== height,
    `The cover art is ${width} × ${height} pixels; it must be square.`,
    'cover',
  );
  check(
    'C4',
    'error',
    Math.min(width, height) < 1400,
    `The cover art is ${width} × ${height} pixels; the least is 1400 × 1400.`,
    'cover',
  );
  check(
    'C4',
    'error',
    Math.max(width, height) > 3000,
    `The cover art is ${width} × ${height} pixels; the most is 3000 × 3000.`,
    'cover',
  );
  check(
    'C4',
    'error',
    !/^s?rgb(?:16)?$/i.test(colourSpace),
    `The cover art has ${colourSpace} colours; it must be RGB.`,
    'cover',
  );
  const endings: Readonly<Record<string, RegExp>> = { 'image/jpeg': /\.jpe?g$/i, 'image/png': /\.png$/i };
  const ending = endings[mimeType];
  check('C4', 'error', !ending, `The cover art is ${mimeType}; it must be JPEG or PNG.`, 'cover');
  check(
    'C4',
    'error',
    ending?.test(URL.parse(url)?.pathname ?? '') === false,
    `The cover art is ${mimeType} but its address has another file extension.`,
    'cover',
  );
}

function checkIdentity(check: FeedCheck, feed: Feed): void {
  check('C6', 'error', !uuid.test(feed.podcastGuid), 'The show has no podcast guid.');
  check('C7', 'warning', feed.locked === false, 'The feed is not locked, so any other host may import it.');
  check('C8', 'warning', !feed.updateFrequency?.rrule, 'The feed does not say how often episodes appear.');
  check('C8', 'warning', !feed.publisher, 'The feed does not name the station as its publisher.');
  const publisher = feed.publisher;
  check(
    'C8',
    'error',
    publisher !== undefined && !uuid.test(publisher.podcastGuid),
    'The publisher feed has no podcast guid.',
  );
}

function checkTimes(check: FeedCheck, feed: Feed): void {
  check('C9', 'error', !Number.isFinite(feed.lastBuildDate), 'The feed has no date of its last change.');
  const newest = Math.max(...feed.items.map((item) => item.pubDate));
  check(
    'C9',
    'warning',
    feed.lastBuildDate < newest,
    'The newest episode is dated after the last change of the feed.',
  );
  const moved = feed.newFeedUrl;
  check(
    'C10',
    'error',
    moved !== undefined && !isWebAddress(moved),
    'The new address of the feed is not an https address.',
    'new_feed_url',
  );
}

/** The findings about a cover. */
export function preflightImage(image: FeedImage): FeedFinding[] {
  const findings: FeedFinding[] = [];
  checkImage((rule, level, wrong, message, field) => {
    if (wrong) findings.push({ rule, level, message, field: field ?? null });
  }, image);
  return findings;
}

/** The findings about the show itself, in the order of the rules. */
export function preflightChannel(feed: Feed): FeedFinding[] {
  const findings: FeedFinding[] = [];
  const check: FeedCheck = (rule, level, wrong, message, field) => {
    if (wrong) findings.push({ rule, level, message, field: field ?? null });
  };
  checkRequired(check, feed);
  checkOwner(check, feed);
  checkImage(check, feed.image);
  check(
    'C5',
    'warning',
    feed.block === true,
    'The show is blocked: directories will not list it.',
    'is_private',
  );
  checkIdentity(check, feed);
  checkTimes(check, feed);
  const directory = feed.directory ?? '';
  check(
    'C11',
    'warning',
    isClosedDirectory(directory),
    `The directory ${directory} has closed and no longer reads this feed.`,
    'directory',
  );
  return findings;
}
