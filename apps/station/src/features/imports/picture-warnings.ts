import type { Podcast, PodcastTags } from '../../rss/index.ts';

type Credits = Pick<PodcastTags, 'persons'>;

/** Warns of pictures of contributors, which an import leaves at their hosts; empty for none. */
export function pictureWarnings({
  persons,
  items,
}: Credits & { readonly items: readonly Pick<Podcast['items'][number], 'persons'>[] }): string[] {
  const pictures = new Set(
    [persons, ...items.map((item) => item.persons)].flatMap((some) => some.map(({ image }) => image)),
  );
  pictures.delete('');
  if (pictures.size === 0) return [];
  const hosts = [...new Set([...pictures].flatMap((address) => URL.parse(address)?.host ?? []))];
  const named =
    hosts.length > 3
      ? `${hosts.slice(0, 3).join(', ')} and ${hosts.length - 3} more hosts`
      : hosts.join(', ');
  const isOne = pictures.size === 1;
  const what = isOne
    ? 'The picture of a contributor stays'
    : `${pictures.size} pictures of contributors stay`;
  return [
    `${what} at ${named}. Apps show ${isOne ? 'it' : 'them'} only as long as ${isOne ? 'it is' : 'they are'} there.`,
  ];
}
