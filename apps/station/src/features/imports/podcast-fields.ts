import { z } from 'zod';
import {
  episodePodcast,
  type EpisodePodcast,
  noEpisodePodcast,
  noShowPodcast,
  showPodcast,
  type ShowPodcast,
} from '@postkit/sdk/schema';
import type { Podcast, PodcastItem, PodcastTags } from '../../rss/index.ts';

type Shape = Readonly<Record<string, z.ZodType>>;

/** The fields of a feed that fit the schema, and the names of those of which a part is lost. */
function fitting<Fields extends object>(
  shape: Shape,
  defaults: Fields,
  given: Readonly<Record<string, unknown>>,
) {
  const lost: string[] = [];
  const fields = Object.entries(given).map(([name, value]) => {
    const schema = shape[name];
    if (schema?.safeParse(value).success) return [name, schema.parse(value)];
    lost.push(name);
    return [name, (schema && fittingPart(schema, value)) ?? defaults[name as keyof Fields]];
  });
  return { fields: { ...defaults, ...Object.fromEntries(fields) } as Fields, lost };
}

/**
 * The part of a value that fits the schema: a text that breaks its rule is empty, an entry of a list whose rest does not
 * fit is left out, and a list is cut to its length. Undefined if nothing fits.
 */
function fittingPart(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodNullable) return fittingPart(schema.unwrap() as z.ZodType, value);
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return longest(
      schema,
      value.flatMap((entry) => fittingPart(schema.element as z.ZodType, entry) ?? []),
    );
  }
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    const given = value as Readonly<Record<string, unknown>>;
    const parts = Object.entries(schema.shape as Shape).map(([name, part]) => [
      name,
      fittingPart(part, given[name]) ?? '',
    ]);
    const rest = schema.safeParse(Object.fromEntries(parts));
    return rest.success ? rest.data : undefined;
  }
  return undefined;
}

/** The longest start of a list that the schema accepts; undefined for none. */
function longest(schema: z.ZodType, list: readonly unknown[]): readonly unknown[] | undefined {
  const starts = [list.length, 100, 50, 20].map((most) => list.slice(0, most));
  return starts.find((some) => schema.safeParse(some).success);
}

function shared({ persons, location, txt, value }: PodcastTags) {
  return {
    persons: persons.map(({ image, link, ...person }) => ({ ...person, img: image, href: link })),
    location,
    txt,
    value,
  };
}

/**
 * The fields of an episode that only podcast apps read, and the names of those of which some is lost.
 * @param site web page of the podcast: an item's page elsewhere is its old host's, which will end
 */
export function episodeFields(
  item: PodcastItem,
  site: string,
): { fields: EpisodePodcast; lost: readonly string[] } {
  const isOwnPage = item.link !== '' && URL.parse(item.link)?.host === URL.parse(site)?.host;
  const { fields, lost } = fitting(episodePodcast.shape, noEpisodePodcast, {
    ...shared(item),
    itunes_title: item.itunesTitle,
    author: item.author,
    link: isOwnPage ? item.link : '',
    block: item.block,
    keywords: item.keywords,
    soundbites: item.soundbites.map(({ start, duration, title }) => ({
      start,
      length: duration,
      title: title.slice(0, 128),
    })),
    social_interact: item.discussions,
    alternate_enclosures: item.alternates,
  });
  return { fields, lost: item.link === '' || isOwnPage ? lost : [...lost, 'link'] };
}

/** The same of a show. */
export function showFields(podcast: Podcast): { fields: ShowPodcast; lost: readonly string[] } {
  return fitting(showPodcast.shape, noShowPodcast, {
    ...shared(podcast),
    guid: podcast.guid,
    funding: podcast.funding.map(({ url, label }) => ({
      url,
      text: label.slice(0, 128) || url.slice(0, 128),
    })),
  });
}
