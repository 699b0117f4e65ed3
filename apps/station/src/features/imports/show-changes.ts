import {
  type ImportShowField,
  type ImportShowFieldName,
  showUpdate,
  type ShowUpdate,
} from '@postkit/sdk/schema';
import { appleCategory, type Podcast } from '../../rss/index.ts';
import type { ShowRow } from '../shows/index.ts';
import { showFields } from './podcast-fields.ts';

/** Fields of a show that import can take over, and their names in the show. */
const columns = {
  title: 'title',
  description: 'description',
  categories: 'itunes_categories',
  language: 'language_override',
  author: 'author',
  owner: 'email',
  link: 'podcast_link',
  explicit: 'rss_explicit',
  order: 'show_format',
} as const;

/** The fields of a show that a feed has; those that break the rules of shows are absent. */
type FeedShow = Pick<ShowUpdate, (typeof columns)[keyof typeof columns] | 'podcast'>;

/** The feed's contents about the show, as an import stores them. */
export interface ChannelDetails {
  readonly update: FeedShow;
  /** Address of the cover; empty for none. */
  readonly cover: string;
  readonly locked: boolean;
  /** Address of the owner; empty for none. */
  readonly owner: string;
  readonly lost: readonly string[];
}

const longestDescription = 8000;
const mostCategories = 3;

export function channelOf(podcast: Podcast): ChannelDetails {
  const { categories, copyright, description, locked, owner } = podcast;
  const { fields, lost } = showFields(podcast);
  const apple = appleCategoriesOf(categories);
  const given = {
    title: podcast.title,
    description: description.slice(0, longestDescription),
    itunes_categories: apple.names.slice(0, mostCategories).join(','),
    language_override: podcast.language,
    author: podcast.author,
    email: owner.email,
    podcast_link: podcast.link,
    rss_explicit: podcast.explicit,
    show_format: podcast.type,
    podcast: fields,
  };
  const names = Object.keys(given) as (keyof typeof given)[];
  const fits = (name: keyof typeof given) => showUpdate.shape[name].safeParse(given[name]).success;
  const update = Object.fromEntries(names.filter(fits).map((name) => [name, given[name]])) as FeedShow;
  const gone = [
    ...(copyright === '' ? [] : ['copyright']),
    ...(description.length > longestDescription ? ['description'] : []),
    ...(apple.areAll && apple.names.length <= mostCategories ? [] : ['itunes_categories']),
    ...podcast.others,
  ];
  const all = [...new Set([...lost, ...names.filter((name) => given[name] !== '' && !fits(name)), ...gone])];
  return { update, cover: podcast.image ?? '', locked, owner: owner.email, lost: all };
}

/** The feed's categories as those of Apple's list of today, each once. */
function appleCategoriesOf(categories: readonly string[]): { names: readonly string[]; areAll: boolean } {
  const found = categories.map((text) => {
    const [name = '', subcategory] = text.split(' > ');
    return appleCategory({ name, subcategory });
  });
  const names = found.flatMap((apple) =>
    apple ? [[apple.category.name, apple.category.subcategory].filter(Boolean).join(':')] : [],
  );
  return { names: [...new Set(names)], areAll: found.every((apple) => apple?.isWhole === true) };
}

/** The show's present values of the same fields. */
function presentFields(show: ShowRow): FeedShow {
  return {
    title: show.title,
    description: show.description,
    itunes_categories: show.itunesCategories,
    language_override: show.languageOverride,
    author: show.author,
    email: show.email,
    podcast_link: show.podcastLink,
    rss_explicit: show.rssExplicit,
    show_format: show.showFormat,
    podcast: show.podcast,
  };
}

function textsOf({ podcast, ...fields }: FeedShow, cover: string): Record<ImportShowFieldName, string> {
  const own = Object.entries(columns).map(([name, column]) => [name, String(fields[column] ?? '')]);
  return {
    ...(Object.fromEntries(own) as Record<keyof typeof columns, string>),
    cover,
    guid: podcast?.guid ?? '',
    funding: (podcast?.funding ?? []).map(({ text, url }) => `${text} ${url}`).join(', '),
    persons: (podcast?.persons ?? []).map(({ name }) => name).join(', '),
  };
}

/** The fields that an import can take over: those that the feed has and that differ from the show's. */
export function differingFields(show: ShowRow, { update, cover }: ChannelDetails): ImportShowField[] {
  const [theirs, ours] = [textsOf(update, cover), textsOf(presentFields(show), show.squareImage)];
  return (Object.keys(theirs) as ImportShowFieldName[])
    .filter((name) => theirs[name] !== '' && theirs[name] !== ours[name])
    .map((name) => ({ name, feed: theirs[name], show: ours[name] }));
}

/** The update of a show with the chosen fields; the cover is stored apart. */
export function chosenFields(
  { update }: ChannelDetails,
  names: readonly ImportShowFieldName[],
  show: ShowRow,
): FeedShow {
  const chosen = Object.entries(columns).filter(([name]) => names.some((one) => one === name));
  const fields = Object.fromEntries(
    chosen.map(([, column]) => [column, update[column]]).filter(([, value]) => (value ?? '') !== ''),
  );
  const lists = (['guid', 'funding', 'persons'] as const).filter((name) => names.includes(name));
  const podcast = Object.fromEntries(
    lists.map((name) => [name, update.podcast?.[name] ?? show.podcast[name]]),
  );
  return { ...fields, ...(lists.length > 0 && { podcast: { ...show.podcast, ...podcast } }) };
}
