/**
 * - `active`: the station works
 * - `archived`: it records nothing, its automations rest and users no longer choose it; its feeds, pages and audio stay
 * - `deleting`: its rows and files are being removed
 */
export const stationStates = ['active', 'archived', 'deleting'] as const;
export type StationState = (typeof stationStates)[number];

export const stationTypes = ['radio', 'tv'] as const;
export type StationType = (typeof stationTypes)[number];

/** Addresses that lead from the old slug of a station to the new one. */
export const slugRedirects = [
  'feeds',
  'enclosures',
  'listen_pages',
  'show_pages',
  'players',
  'embeds',
  'images',
  'api',
] as const;
export type SlugRedirect = (typeof slugRedirects)[number];
