/** Prefixes of this reader by the address of the namespace, in lower case without scheme, `#` and `/` at the end; empty for RSS itself. */
const prefixes: Readonly<Record<string, string>> = {
  'www.itunes.com/dtds/podcast-1.0.dtd': 'itunes',
  'itunes.com/dtds/podcast-1.0.dtd': 'itunes',
  'example.com/dtds/podcast-1.0.dtd': 'itunes',
  'podcastindex.org/namespace/1.0': 'podcast',
  'www.podcastindex.org/namespace/1.0': 'podcast',
  'github.com/podcastindex-org/podcast-namespace/blob/main/docs/1.0.md': 'podcast',
  'purl.org/rss/1.0/modules/content': 'content',
  'purl.org/dc/elements/1.1': 'dc',
  'purl.org/dc/elements/1.0': 'dc',
  'purl.org/rss/1.0/modules/dc': 'dc',
  'purl.org/dc/terms': 'dcterms',
  'search.yahoo.com/mrss': 'media',
  'video.search.yahoo.com/mrss': 'media',
  'tools.search.yahoo.com/mrss': 'media',
  'www.rssboard.org/media-rss': 'media',
  'podlove.org/simple-chapters': 'psc',
  'www.w3.org/2005/atom': 'atom',
  'purl.org/atom/ns': 'atom',
  'www.w3.org/1999/02/22-rdf-syntax-ns': 'rdf',
  'www.w3.org/1999/xhtml': 'xhtml',
  'purl.org/rss/1.0': '',
  'my.netscape.com/rdf/simple/0.9': '',
  'channel.netscape.com/rdf/simple/0.9': '',
  'backend.userland.com/rss2': '',
  'blogs.law.harvard.edu/tech/rss': '',
  'cyber.law.harvard.edu/rss/rss.html': '',
};
/** Addresses that writers of feeds make up, by what is common to them. */
const likenesses: readonly (readonly [address: RegExp, prefix: string])[] = [
  [/\bitunes\b.*\bdtds?\/podcast/, 'itunes'],
  [/\bpodcast-?index\b.*\bnamespace\b|\bpodcast-namespace\b/, 'podcast'],
];
/** Feeds of RSS name another namespace as that of these elements, which it does not change. */
const ofRss: ReadonlySet<string> = new Set(['rss', 'channel', 'item']);
/** The names of Atom that mean the same as those of RSS. */
const rssNames: Readonly<Record<string, string>> = { feed: 'channel', entry: 'item', id: 'guid' };

/** Declared prefixes, with that of this reader; undefined for an unknown namespace. An empty prefix is the default. */
type Scope = ReadonlyMap<string, string | undefined>;

/** The names of the elements of one document. */
export interface FeedNames {
  /** The name of an element with the prefix of its namespace, and in RSS's own words in Atom. Each must be closed. */
  open(written: string, attributes: Readonly<Record<string, string>>): string;
  close(): void;
  /** Whether the root of the document is one of Atom. */
  readonly isAtom: boolean;
}

/** Reads names by the addresses of their namespaces, as declared on the element or around it; a prefix without one that is known is read as written. */
export function createFeedNames(): FeedNames {
  const scopes: Scope[] = [];
  let isAtom = false;

  function named(written: string, scope: Scope): string {
    const colon = written.indexOf(':');
    const prefix = scope.get(colon < 0 ? '' : written.slice(0, colon));
    const local = written.slice(colon + 1);
    if (prefix === undefined || (colon < 0 && prefix === 'xhtml')) return written;
    return prefix === '' ? local : `${prefix}:${local}`;
  }

  return {
    get isAtom() {
      return isAtom;
    },
    open(written, attributes) {
      const scope = declared(scopes.at(-1) ?? new Map<string, string>(), attributes, ofRss.has(written));
      const name = named(written, scope);
      if (scopes.length === 0 && /^(?:atom:)?feed$/.test(name)) isAtom = true;
      scopes.push(scope);
      if (!isAtom) return name;
      const local = name.replace(/^atom:/, '');
      return rssNames[local] ?? local;
    },
    close() {
      scopes.pop();
    },
  };
}

function prefixOf(address: string): string | undefined {
  return prefixes[address] ?? likenesses.find(([pattern]) => pattern.test(address))?.[1];
}

function declared(around: Scope, attributes: Readonly<Record<string, string>>, keepsDefault: boolean): Scope {
  let scope: Map<string, string | undefined> | undefined;
  for (const name in attributes) {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
    if (name === 'xmlns' && keepsDefault) continue;
    const address = (attributes[name] ?? '')
      .trim()
      .toLowerCase()
      .replace(/^(?:https?:)?\/\//, '')
      .replace(/[#/]+$/, '');
    (scope ??= new Map(around)).set(name.slice('xmlns:'.length), prefixOf(address));
  }
  return scope ?? around;
}
