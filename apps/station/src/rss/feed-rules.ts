/** Directories and standards that rules come from. */
export const ruleSources = ['Apple Podcasts', 'Spotify', 'PSP-1', 'Podcast namespace', 'RSS 2.0'] as const;
export type RuleSource = (typeof ruleSources)[number];

/** A rule that directories and apps have for feeds. */
export interface FeedRule {
  readonly title: string;
  readonly sources: readonly RuleSource[];
  /** Why it matters. */
  readonly reason: string;
  /** One sentence that says what to do. */
  readonly fix: string;
}

/** The rules of `preflight`, by id: `C` for the show, `I` for an episode. The page of rules in the docs is written from them. */
export const feedRules = {
  C2: {
    title: 'The show has a title, a description, a website, a language and a category of Apple’s list',
    sources: ['Apple Podcasts', 'Spotify', 'PSP-1'],
    reason: 'Directories refuse a feed without them, and cut descriptions above 4,000 bytes.',
    fix: 'Fill in the missing text, or choose a language and a category of Apple’s list, at the show or the feed.',
  },
  C3: {
    title: 'The show names its author and an email address of its owner',
    sources: ['Apple Podcasts', 'Spotify', 'PSP-1'],
    reason: 'Directories send a code to the address to verify who owns the podcast.',
    fix: 'Enter the author and an email address that you read, or the verification text of the directory.',
  },
  C4: {
    title: 'The cover is a square JPEG or PNG of 1400 to 3000 pixels in RGB, at an https address',
    sources: ['Apple Podcasts', 'Spotify', 'PSP-1'],
    reason: 'Directories refuse other covers, or show none.',
    fix: 'Upload a square cover of 3000 × 3000 pixels.',
  },
  C5: {
    title: 'The show is not blocked',
    sources: ['Apple Podcasts'],
    reason: 'Directories drop a feed with itunes:block.',
    fix: 'Remove itunes:block if the show should be listed.',
  },
  C6: {
    title: 'The show has a podcast:guid',
    sources: ['PSP-1', 'Podcast namespace'],
    reason: 'Apps recognise the podcast by it after its address changes.',
    fix: 'Add a podcast:guid, and keep it for good.',
  },
  C7: {
    title: 'The feed is locked',
    sources: ['PSP-1', 'Podcast namespace'],
    reason: 'Any other host may import a feed that is not locked.',
    fix: 'Set podcast:locked to yes unless you are moving to another host.',
  },
  C8: {
    title: 'The feed names its rhythm and its publisher',
    sources: ['Podcast namespace'],
    reason: 'Apps show when the next episode is due, and the other shows of the station.',
    fix: 'Add podcast:updateFrequency and podcast:publisher.',
  },
  C9: {
    title: 'The date of the last change is not before the newest episode',
    sources: ['RSS 2.0'],
    reason: 'Readers that compare dates miss the episode.',
    fix: 'Set lastBuildDate when the feed changes.',
  },
  C10: {
    title: 'The new address of a moved feed is an https address',
    sources: ['Apple Podcasts'],
    reason: 'Directories follow itunes:new-feed-url and lose the show if it leads nowhere.',
    fix: 'Enter the https address of the feed at its new host, or remove itunes:new-feed-url.',
  },
  C11: {
    title: 'The directory that the feed is for still exists',
    sources: ['PSP-1'],
    reason: 'A directory that has closed reads no feeds.',
    fix: 'Choose another kind of feed, or delete it.',
  },
  C12: {
    title: 'The show says whether it is explicit',
    sources: ['Apple Podcasts', 'PSP-1'],
    reason: 'Apple Podcasts refuses a show without itunes:explicit, or with a value that it does not know.',
    fix: 'Set itunes:explicit to true or false.',
  },
  C13: {
    title: 'The feed is well-formed RSS 2.0 in UTF-8, with the iTunes namespace',
    sources: ['Apple Podcasts', 'Spotify', 'PSP-1', 'RSS 2.0'],
    reason: 'Directories refuse a feed that they cannot parse, and ignore tags of another namespace.',
    fix: 'Let a program write the feed that escapes texts, and declare the namespaces of the tags at its root.',
  },
  C14: {
    title: 'The feed has an episode with audio',
    sources: ['Apple Podcasts', 'Spotify'],
    reason: 'Directories take a show with its first episode.',
    fix: 'Publish an episode or a trailer.',
  },
  C15: {
    title: 'The type of the show is episodic or serial',
    sources: ['Apple Podcasts'],
    reason: 'Apple Podcasts orders the episodes by it.',
    fix: 'Set itunes:type to episodic or serial, or remove it.',
  },
  I1: {
    title: 'Each episode has a title, a guid and audio',
    sources: ['Apple Podcasts', 'Spotify', 'PSP-1'],
    reason: 'Directories skip an item without them.',
    fix: 'Give the episode what it lacks.',
  },
  I2: {
    title: 'Guids are unique',
    sources: ['Apple Podcasts', 'RSS 2.0'],
    reason: 'Apps show only one of the episodes with the same guid.',
    fix: 'Give each episode a guid of its own, and never change it.',
  },
  I3: {
    title: 'Audio has an https address of its own, a size in bytes, and a type that matches its file name',
    sources: ['Apple Podcasts', 'Spotify', 'PSP-1'],
    reason: 'Apps cannot download it, or play it as another format.',
    fix: 'Correct url, length and type of the enclosure.',
  },
  I5: {
    title: 'Each episode has a date, a description of at most 4,000 bytes and a page',
    sources: ['Apple Podcasts', 'Spotify', 'PSP-1'],
    reason: 'Apps sort by the date, and listeners search the description.',
    fix: 'Fill in what is missing, or shorten the description.',
  },
  I6: {
    title: 'Season and episode are whole numbers from 1, and audio has a duration',
    sources: ['Apple Podcasts'],
    reason: 'Apps sort serial shows by these numbers and show the duration.',
    fix: 'Correct itunes:season, itunes:episode or itunes:duration.',
  },
  I7: {
    title: 'Each episode has a transcript in WebVTT, chapters, and right extras',
    sources: ['PSP-1', 'Podcast namespace'],
    reason: 'Apps show transcripts and chapters in the player; a wrong soundbite or checksum is ignored.',
    fix: 'Add a transcript and chapters, and correct soundbites and checksums.',
  },
  I8: {
    title: 'The audio can be fetched whole and in parts, without a password',
    sources: ['Apple Podcasts', 'Spotify'],
    reason:
      'Apple Podcasts refuses a feed whose files do not respond to HEAD and byte-range requests, and apps cannot skip in them.',
    fix: 'Let the host of the audio answer HEAD with 200 and a request for a range with 206, as audio and without a password.',
  },
  I9: {
    title: 'The type of an episode is full, trailer or bonus, and its picture has an https address',
    sources: ['Apple Podcasts'],
    reason: 'Apple Podcasts ignores other values.',
    fix: 'Correct itunes:episodeType or itunes:image of the episode, or remove it.',
  },
} as const satisfies Readonly<Record<string, FeedRule>>;

export type FeedRuleId = keyof typeof feedRules;
