import { decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';
import { type ChildText, createChildText, longestText } from './child-text.ts';
import { createFeedNames } from './feed-names.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

/** One child of an item or channel with its own content, unmodified. */
export interface FeedTag {
  /** In lower case, with the usual prefix of its namespace. */
  readonly name: string;
  /** By name in lower case. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The absolute address to which addresses in it are relative. */
  readonly base: string;
  text: string;
  readonly tags: FeedTag[];
}

/** Texts and tags of one element of a feed. */
export interface FeedElement {
  /**
   * Trimmed texts by the name of the child, as for tags; the first non-empty one of each name. Notes are HTML with absolute
   * addresses; entities of HTML are not decoded, and the plain texts of Atom are escaped.
   */
  readonly texts: Map<string, string>;
  /** Children whose attributes or contents are read, in document order. */
  readonly tags: FeedTag[];
}

export interface CollectedFeed {
  readonly channel: FeedElement;
  readonly items: readonly FeedElement[];
}

/** An open element of the document. */
interface OpenElement {
  readonly name: string;
  readonly base: string;
  readonly tag: FeedTag | undefined;
}

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
  /^(?:enclosure|media:content|image|logo|category|author|psc:chapters|(?:.*:)?link|itunes:(?:image|category|owner)|podcast:(?:person|transcript|chapters|soundbite|alternateenclosure|value|locked|funding|txt|location|license|socialinteract|season|episode|trailer|liveitem|podroll|chat))$/;

/**
 * Reads the elements of an RSS or Atom feed; null for any other text. Feeds that are not well-formed are read as far as
 * possible: entities that only HTML has are decoded too. External entities are neither resolved nor fetched.
 * @param address of the feed, the base of relative addresses without an `xml:base`
 * @throws UnreadableFeed beyond the limits of depth, elements, attributes and items
 */
export function collectFeed(text: string, address: string): CollectedFeed | null {
  const channel = newElement();
  const items: FeedElement[] = [];
  const open: OpenElement[] = [];
  const names = createFeedNames();
  const limits = createLimits();
  let item: FeedElement | undefined;
  let isFeed = false;
  let isVerbatim = false;
  let child: ChildText | undefined;

  /** The owner of a child: the item or channel that contains it directly; other elements, such as a live item, own none. */
  function ownerOf(): FeedElement | undefined {
    const parent = open.findLast(({ name }) => !groups.has(name))?.name;
    if (parent === 'item') return item;
    return parent === 'channel' ? channel : undefined;
  }

  function beginElement(
    name: string,
    attributes: Readonly<Record<string, string>>,
    base: string,
  ): FeedTag | undefined {
    const owner = ownerOf();
    if (owner) child = createChildText(name, attributes, { base, isAtom: names.isAtom });
    else child?.open(name, attributes, base);
    const tags = owner ? (relevant.test(name) ? owner.tags : undefined) : open.at(-1)?.tag?.tags;
    if (!tags) return undefined;
    const tag = { name, attributes, base, text: '', tags: [] };
    tags.push(tag);
    return tag;
  }

  function endElement(name: string): void {
    const owner = ownerOf();
    if (!owner) return child?.close(name);
    const said = child?.end() ?? '';
    child = undefined;
    if (said !== '' && !owner.texts.has(name)) owner.texts.set(name, said.slice(0, longestText));
  }

  const parser = new Parser(
    {
      onopentagname: () => limits.element(open.length, items.length),
      onattribute: limits.attribute,
      onopentag(written, raw) {
        const attributes = decodedValues(raw);
        const name = names.open(written, attributes);
        const base = baseOf(attributes['xml:base'], open.at(-1)?.base ?? address);
        if (name === 'rss' || name === 'channel' || name === 'rdf:rdf') isFeed = true;
        let tag: FeedTag | undefined;
        if (name === 'item') {
          item = newElement();
          items.push(item);
        } else tag = beginElement(name, attributes, base);
        open.push({ name, base, tag });
      },
      ontext(raw) {
        const part = isVerbatim ? raw : decodeHTMLStrict(raw);
        child?.text(part);
        const tag = open.at(-1)?.tag;
        if (tag && tag.text.length < longestText) tag.text += part;
      },
      oncdatastart: () => void (isVerbatim = true),
      oncdataend: () => void (isVerbatim = false),
      onclosetag() {
        const name = open.pop()?.name ?? '';
        names.close();
        if (name !== 'item') endElement(name);
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: false },
  );
  try {
    parser.end(text);
  } catch (error) {
    // A web page, whose elements often are not closed, nests deeply when it is parsed as XML.
    if (isFeed || !(error instanceof UnreadableFeed)) throw error;
  }
  return isFeed ? { channel, items } : null;
}

function decodedValues(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, decodeHTMLStrict(value)]),
  );
}

function baseOf(written: string | undefined, around: string): string {
  const url = written === undefined ? null : URL.parse(written.trim(), around);
  return url && /^https?:$/.test(url.protocol) ? url.href : around;
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
      if (attributes > maxAttributes)
        throw new UnreadableFeed('An element of this feed has too many attributes to be read.');
    },
  };
}

function newElement(): FeedElement {
  return { texts: new Map(), tags: [] };
}
