import type { Station } from '../accounts/index.ts';
import { pageAddress } from '../episodes/index.ts';

/** Absolute addresses, zone and language of the pages of a station. */
export interface PageAddresses {
  readonly timezone: string;
  readonly language: string;
  readonly station: string;
  episode(id: number): string;
  show(id: number, page?: number): string;
  image(address: string): string;
  /** Origins to which audio redirects. */
  readonly mediaOrigins: readonly string[];
}

export function pageAddresses(
  publicUrl: string,
  { slug, timezone }: Station,
  {
    language,
    absolute,
    mediaOrigins,
  }: { language: string; absolute: (address: string) => string; mediaOrigins: readonly string[] },
): PageAddresses {
  const station = `${publicUrl}/${slug}/listen/`;
  return {
    timezone,
    language,
    station,
    episode: (id) => pageAddress(publicUrl, slug, id),
    show: (id, page = 1) => `${station}shows/${id}/${page > 1 ? `?page=${page}` : ''}`,
    image: absolute,
    mediaOrigins,
  };
}

/** The page of an episode's player, for frames. */
export function playerAddress(publicUrl: string, slug: string, episodeId: number): string {
  return `${publicUrl}/widget/v4/player.html?${new URLSearchParams({ station: slug, episode: String(episodeId) }).toString()}`;
}
