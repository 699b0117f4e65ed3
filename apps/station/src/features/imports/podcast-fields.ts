import { episodePodcast, type EpisodePodcast, noEpisodePodcast, noShowPodcast, showPodcast, type ShowPodcast } from '@postkit/sdk/schema';
import type { z } from 'zod';
import type { Podcast, PodcastItem, PodcastTags } from '../../rss/index.ts';

type Shape = Readonly<Record<string, z.ZodType>>;

/**
 * The fields of a feed that fit the schema. Entries of a list that break its rules are left out, and lists are cut to
 * its length; a field that does not fit at all keeps its default.
 */
function fitting<Fields extends object>(shape: Shape, defaults: Fields, given: Readonly<Record<string, unknown>>) {
  const lost: string[] = [];
  const fields = Object.entries(given).map(([name, value]) => {
    const schema = shape[name];
    const list = Array.isArray(value) ? value.filter((entry) => schema?.safeParse([entry]).success) : null;
    const whole = list ? longest(schema, list) : value;
    if (list && Array.isArray(whole) && whole.length < (value as unknown[]).length) lost.push(name);
    const read = schema?.safeParse(whole);
    if (read?.success) return [name, read.data];
    lost.push(name);
    return [name, defaults[name as keyof Fields]];
  });
  return { fields: { ...defaults, ...Object.fromEntries(fields) } as Fields, lost };
}

/** The longest start of a list that the schema accepts. */
function longest(schema: z.ZodType | undefined, list: readonly unknown[]): readonly unknown[] {
  return [list.length, 100, 50, 20].map((most) => list.slice(0, most)).find((some) => schema?.safeParse(some).success) ?? [];
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
export function episodeFields(item: PodcastItem, site: string): { fields: EpisodePodcast; lost: readonly string[] } {
  const isOwnPage = item.link !== '' && URL.parse(item.link)?.host === URL.parse(site)?.host;
  const { fields, lost } = fitting(episodePodcast.shape, noEpisodePodcast, {
    ...shared(item),
    itunes_title: item.itunesTitle,
    author: item.author,
    link: isOwnPage ? item.link : '',
    block: item.block,
    keywords: item.keywords,
    soundbites: item.soundbites.map(({ start, duration, title }) => ({ start, length: duration, title: title.slice(0, 128) })),
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
    funding: podcast.funding.map(({ url, label }) => ({ url, text: label.slice(0, 128) || url.slice(0, 128) })),
  });
}
