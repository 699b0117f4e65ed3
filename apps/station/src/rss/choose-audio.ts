import type { FeedElement, FeedTag } from './collect-feed.ts';
import { countOf, oneLine, webAddress } from './feed-values.ts';
import type { PodcastFile } from './podcast.ts';

const largestFile = 1e12;
/** Both the type and the name of a file are hints that hosts often get wrong; its bytes decide when it is fetched. */
type Kind = 'audio' | 'video' | 'other' | 'unknown';

const types: readonly (readonly [Kind, RegExp])[] = [
  ['audio', /^audio\b|^(?:application\/(?:x-)?(?:ogg|flac|mp3|mpeg|mpeg3)|mp3|m4a|mpeg|aac|ogg|opus|flac|wav)$/],
  ['video', /^video\b|^application\/(?:x-)?mp4$/],
  [
    'other',
    /^(?:image|text|font|model|message|document|executable)\b|^application\/(?:pdf|epub|(?:x-)?zip|json|xml|rss|atom|xhtml|javascript|(?:x-)?bittorrent|msword|rtf|vnd\.(?!americandynamics|rn-realmedia))/,
  ],
];
const names: readonly (readonly [Kind, RegExp])[] = [
  [
    'audio',
    /\.(?:mp[123]|mpga|m4[ab]|aac|adts|og[ga]|opus|spx|flac|wav|wave|aiff?|aifc|wma|amr|ac3|eac3|alac|ape|au|caf|mka|weba|wv|tta|ra|mid)$/,
  ],
  ['video', /\.(?:mp4|m4v|mov|qt|webm|mkv|avi|ogv|mpe?g|wmv|flv|3gpp?|3g2|m2?ts)$/],
  [
    'other',
    /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|ico|heic|pdf|epub|mobi|zip|rar|7z|gz|torrent|txt|html?|xhtml|xml|json|vtt|srt|docx?|pptx?|xlsx?|css|js)$/,
  ],
];

/**
 * The file of an item's audio; null if it has none. A file is audio if its type or the extension of its address says so. Audio wins
 * over video, and both over a file about which neither says anything, as behind `type=""`.
 */
export function chooseAudio({ tags }: FeedElement): PodcastFile | null {
  const files = tags.flatMap((tag) => fileOf(tag) ?? []);
  const [best] = (['audio', 'video', 'unknown'] as const).flatMap((wanted) => files.filter(({ kind }) => kind === wanted));
  return best?.file ?? null;
}

function fileOf({ name, attributes, base, text }: FeedTag): { kind: Kind; file: PodcastFile } | null {
  const isLink = /(?:^|:)link$/.test(name) && attributes['rel'] === 'enclosure';
  const isMedia = name === 'media:content';
  if (!isLink && !isMedia && name !== 'enclosure') return null;
  const { url: named, href, type = '', medium = '', length, filesize = '' } = attributes;
  const url = webAddress(isLink ? href : named || href || text, base);
  if (url === null) return null;
  const kind = kindOf(url, oneLine(type).toLowerCase() || oneLine(medium).toLowerCase());
  // Media content without a type is a picture more often than not.
  if (kind === 'other' || (isMedia && kind === 'unknown' && type === '')) return null;
  return { kind, file: { url, type: oneLine(type).toLowerCase(), length: countOf((length ?? filesize).trim(), largestFile) } };
}

function kindOf(url: string, type: string): Kind {
  const { pathname = '', href = '' } = URL.parse(url) ?? {};
  const file = pathname.replaceAll(/%2e/gi, '.').replace(/(?:;[^/]*|\/)+$/, '');
  const said = kindIn(types, type);
  const seen = [file, href].map((part) => kindIn(names, part.toLowerCase())).find((kind) => kind !== 'unknown');
  return (['audio', 'video', 'other'] as const).find((kind) => kind === said || kind === seen) ?? 'unknown';
}

function kindIn(list: typeof types, text: string): Kind {
  return list.find(([, pattern]) => pattern.test(text))?.[0] ?? 'unknown';
}
