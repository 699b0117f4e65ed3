import { isReservedSlug } from '../../platform/reserved-slugs.ts';

/**
 * The slug of a new station in lower case: letters, digits and hyphens.
 * @throws Error if an address cannot contain it, or another part of the installation has its addresses
 */
export function stationSlug(slug: string): string {
  const lower = slug.toLowerCase();
  if (!/^[a-z\d][a-z\d-]{0,62}$/.test(lower)) {
    throw new Error(`The slug "${slug}" of a station may have letters, digits and hyphens only, at most 63.`);
  }
  if (isReservedSlug(lower))
    throw new Error(`No station can have the slug "${lower}": /${lower}/ has addresses of the installation.`);
  return lower;
}
