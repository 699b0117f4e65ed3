import { Parser } from 'htmlparser2';
import { UnreadableFeed } from './unreadable-feed.ts';

/** One child of an item or channel with its own content, unmodified. */
export interface FeedTag {
  /** In lower case. */
  readonly name: string;
  /** By name in lower case. */
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly tags: FeedTag[];
}

/** Texts and tags of one element of a feed, unmodified. */
export interface FeedElement {
  /** Trimmed texts by the lower-case name of the child; the first non-empty one of each name. */
  readonly texts: Map<string, string>;
  /** Children whose attributes or contents are read, in document order. */
  readonly tags: FeedTag[];
}

export interface CollectedFeed {
  readonly channel: FeedElement;
  readonly items: readonly FeedElement[];
}

/** Longer than any stored text; the rest is dropped. */
const longestText = 200_000;
/** Maximum number of items of a feed. */
const maxItems = 10_000;
// Far above real feeds, whose elements nest 6 deep and number 40 an item. The parser takes quadratic time over nesting.
const deepest = 100;
const maxElements = 500_000;
const maxAttributes = 100;
/** Children whose own children belong to their parent. */
const groups: ReadonlySet<string> = new Set(['media:group']);
/** Children whose attributes and contents are read. */
const relevant =
  /^(?:enclosure|media:content|image|category|author|psc:chapters|(?:.*:)?link|itunes:(?:image|category|owner)|podcast:(?:person|transcript|chapters|soundbite|alternateenclosure|value|locked|funding|txt|location|license|socialinteract|season|episode))$/;
/** The names of Atom that mean the same as those of RSS. */
const rssNames: Readonly<Record<string, string>> = { feed: 'channel', entry: 'item', id: 'guid' };

/**
 * Reads the elements of an RSS or Atom feed; null for any other text. Feeds that are not well-formed are read as far as
 * possible. External entities are neither resolved nor fetched.
 * @throws UnreadableFeed beyond the limits of depth, elements, attributes and items
 */
export function collectFeed(text: string): CollectedFeed | null {
  const channel = newElement();
  const items: FeedElement[] = [];
  const open: string[] = [];
  const openTags: (FeedTag | undefined)[] = [];
  let item: FeedElement | undefined;
  let isFeed = false;
  const rssName = createRssNames();
  const limits = createLimits();
  let words = '';

  /** The owner of a child: the item or channel that contains it directly; other elements, such as a live item, own none. */
  function ownerOf(): FeedElement | undefined {
    const parent = open.findLast((name) => !groups.has(name));
    if (parent === 'item') return item;
    return parent === 'channel' ? channel : undefined;
  }

  function begin(name: string, attributes: Readonly<Record<string, string>>): FeedTag | undefined {
    const owner = ownerOf();
    if (owner) words = '';
    const tags = owner ? (relevant.test(name) ? owner.tags : undefined) : openTags.at(-1)?.tags;
    if (!tags) return undefined;
    const tag = { name, attributes, text: '', tags: [] };
    tags.push(tag);
    return tag;
  }

  /** Drops tags within a text, which should have been escaped. */
  function end(name: string): void {
    const owner = ownerOf();
    if (!owner) return;
    const said = words.trim();
    words = '';
    if (said !== '' && !owner.texts.has(name)) owner.texts.set(name, said.slice(0, longestText));
  }

  const parser = new Parser(
    {
      onopentagname: () => limits.element(open.length, items.length),
      onattribute: limits.attribute,
      onopentag(written, attributes) {
        const name = rssName(written, open.length);
        if (name === 'rss' || name === 'channel' || name === 'rdf:rdf') isFeed = true;
        let tag: FeedTag | undefined;
        if (name === 'item') {
          item = newElement();
          items.push(item);
        } else tag = begin(name, attributes);
        open.push(name);
        openTags.push(tag);
      },
      ontext(part) {
        if (words.length < longestText) words += part;
        const tag = openTags.at(-1);
        if (tag && tag.text.length < longestText) tag.text += part;
      },
      onclosetag() {
        const name = open.pop() ?? '';
        openTags.pop();
        if (name !== 'item') end(name);
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  try {
    parser.end(text);
  } catch (error) {
    // A web page, whose elements often are not closed, nests deeply when it is parsed as XML.
    if (isFeed || !(error instanceof UnreadableFeed)) throw error;
  }
  return isFeed ? { channel, items } : null;
}

/** Throws before the parser processes an element further. */
function createLimits() {
  let elements = 0;
  let attributes = 0;
  return {
    element(depth: number, items: number): void {
      elements += 1;
      attributes = 0;
      if (depth >= deepest) throw new UnreadableFeed('This feed nests its elements too deeply to be read.');
      if (elements > maxElements) throw new UnreadableFeed('This feed has too many elements to be read.');
      if (items > maxItems) throw new UnreadableFeed(`This feed has more than ${maxItems} items.`);
    },
    attribute(): void {
      attributes += 1;
      if (attributes > maxAttributes) throw new UnreadableFeed('An element of this feed has too many attributes to be read.');
    },
  };
}

/** Names of elements as in RSS. Only the root of a document decides that it is Atom. */
function createRssNames(): (name: string, depth: number) => string {
  let isAtom = false;
  return (name, depth) => {
    if (depth === 0 && /^(?:atom:)?feed$/.test(name)) isAtom = true;
    if (!isAtom) return name;
    const local = name.replace(/^atom:/, '');
    return rssNames[local] ?? local;
  };
}

function newElement(): FeedElement {
  return { texts: new Map(), tags: [] };
}
