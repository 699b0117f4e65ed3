import { Parser } from 'htmlparser2';
import { UnreadableFeed } from './unreadable-feed.ts';

/** Tags and attributes of one element of a feed, unmodified. */
export interface FeedElement {
  /** Trimmed texts by the lower-case name of the child; the first non-empty one of each name. */
  readonly texts: Map<string, string>;
  /** Children with attributes that are read, in document order. */
  readonly tags: { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[];
}

export interface CollectedFeed {
  readonly channel: FeedElement;
  readonly items: readonly FeedElement[];
}

/** Longer than any stored text; the rest is dropped. */
const longestText = 100_000;
/** Maximum number of items of a feed. */
const maxItems = 10_000;
// Far above real feeds, whose elements nest 6 deep and number 40 an item. The parser takes quadratic time over nesting.
const deepest = 100;
const maxElements = 500_000;
const maxAttributes = 100;
/** Children whose own children belong to their parent. */
const groups: ReadonlySet<string> = new Set(['media:group']);
/** Children whose attributes are read. */
const relevant = /^(?:enclosure|media:content|itunes:image|(?:.*:)?link)$/;

/**
 * Reads the elements of an RSS feed; null for any other text. Feeds that are not well-formed are read as far as
 * possible. External entities are neither resolved nor fetched.
 * @throws UnreadableFeed beyond the limits of depth, elements, attributes and items
 */
export function collectFeed(text: string): CollectedFeed | null {
  const channel = newElement();
  const items: FeedElement[] = [];
  const open: string[] = [];
  let item: FeedElement | undefined;
  let isFeed = false;
  let elements = 0;
  let attributesOfElement = 0;
  let words = '';

  /** The owner of a child: the item or channel that contains it directly; other elements, such as a live item, own none. */
  function ownerOf(): FeedElement | undefined {
    const parent = open.findLast((name) => !groups.has(name));
    if (parent === 'item') return item;
    return parent === 'channel' ? channel : undefined;
  }

  function begin(name: string, attributes: Readonly<Record<string, string>>): void {
    const owner = ownerOf();
    if (!owner) return;
    if (relevant.test(name)) owner.tags.push({ name, attributes });
    words = '';
  }

  /** Drops tags within a text, which should have been escaped. */
  function end(name: string): void {
    const owner = ownerOf();
    if (!owner) return;
    const said = words.trim();
    words = '';
    if (said !== '' && !owner.texts.has(name)) owner.texts.set(name, said.slice(0, longestText));
  }

  /** Throws before the parser processes the element further. */
  function limitElement(): void {
    elements += 1;
    attributesOfElement = 0;
    if (open.length >= deepest) throw new UnreadableFeed('This feed nests its elements too deeply to be read.');
    if (elements > maxElements) throw new UnreadableFeed('This feed has too many elements to be read.');
    if (items.length > maxItems) throw new UnreadableFeed(`This feed has more than ${maxItems} items.`);
  }

  function limitAttributes(): void {
    attributesOfElement += 1;
    if (attributesOfElement > maxAttributes) throw new UnreadableFeed('An element of this feed has too many attributes to be read.');
  }

  const parser = new Parser(
    {
      onopentagname: limitElement,
      onattribute: limitAttributes,
      onopentag(name, attributes) {
        if (name === 'rss' || name === 'channel' || name === 'rdf:rdf') isFeed = true;
        if (name === 'item') {
          item = newElement();
          items.push(item);
        } else begin(name, attributes);
        open.push(name);
      },
      ontext(part) {
        if (words.length < longestText) words += part;
      },
      onclosetag(name) {
        open.pop();
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

function newElement(): FeedElement {
  return { texts: new Map(), tags: [] };
}
