import type { FeedElement, FeedTag } from './collect-feed.ts';
import { countOf, oneLine, webAddress } from './feed-values.ts';
import { formatOfAddress, formatOfType, type MediaFormat } from './media-format.ts';
import type { PodcastFile } from './podcast.ts';

const largestFile = 1e12;
type Kind = Exclude<MediaFormat, 'mp3'>;

/**
 * The file of an item's audio; null if it has none. A file is audio if its type or the extension of its address says so. Audio wins
 * over video, and both over a file about which neither says anything, as behind `type=""`.
 */
export function chooseAudio({ tags }: FeedElement): PodcastFile | null {
  const files = tags.flatMap((tag) => fileOf(tag) ?? []);
  const [best] = (['audio', 'video', 'unknown'] as const).flatMap((wanted) =>
    files.filter(({ kind }) => kind === wanted),
  );
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
  return {
    kind,
    file: {
      url,
      type: oneLine(type).toLowerCase(),
      length: countOf((length ?? filesize).trim(), largestFile),
    },
  };
}

function kindOf(url: string, type: string): Kind {
  const [said, seen] = [formatOfType(type), formatOfAddress(url)].map((format) =>
    format === 'mp3' ? 'audio' : format,
  );
  return (['audio', 'video', 'other'] as const).find((kind) => kind === said || kind === seen) ?? 'unknown';
}
