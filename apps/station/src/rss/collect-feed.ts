import { Parser } from 'htmlparser2';

/** Tags and attributes of one element of a feed, as they stand there. */
export interface FeedElement {
  /** Trimmed texts by the name of the child, lower case; the first of a name that says anything. */
  readonly texts: Map<string, string>;
  /** Attributes of children, in their order. */
  readonly tags: { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[];
}

export interface CollectedFeed {
  readonly channel: FeedElement;
  readonly items: readonly FeedElement[];
}

/** More than any text that is kept; what comes after it is dropped. */
const longestText = 100_000;
/** Children whose own children belong to their parent. */
const groups: ReadonlySet<string> = new Set(['media:group']);

/**
 * Reads the elements of an RSS feed; null for a text that is none. Feeds that are not well-formed are read as far as they
 * make sense. Entities from outside are neither known nor fetched.
 */
export function collectFeed(text: string): CollectedFeed | null {
  const channel = newElement();
  const items: FeedElement[] = [];
  const open: string[] = [];
  let item: FeedElement | undefined;
  let isFeed = false;
  let words = '';

  /** Where a child belongs: to the item or channel that it stands right in; a live item and the like are neither. */
  function ownerOf(): FeedElement | undefined {
    const parent = open.findLast((name) => !groups.has(name));
    if (parent === 'item') return item;
    return parent === 'channel' ? channel : undefined;
  }

  function begin(name: string, attributes: Readonly<Record<string, string>>): void {
    const owner = ownerOf();
    if (!owner) return;
    owner.tags.push({ name, attributes });
    words = '';
  }

  /** Tags within a text, which should have been escaped, are left out of it. */
  function end(name: string): void {
    const owner = ownerOf();
    if (!owner) return;
    const said = words.trim();
    words = '';
    if (said !== '' && !owner.texts.has(name)) owner.texts.set(name, said.slice(0, longestText));
  }

  const parser = new Parser(
    {
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
  parser.end(text);
  return isFeed ? { channel, items } : null;
}

function newElement(): FeedElement {
  return { texts: new Map(), tags: [] };
}
