import type { NewStation } from '../features/accounts/index.ts';

/** The demo company's stations. */
export const demoStations = [
  {
    slug: 'harbour-fm',
    isDemo: true,
    name: 'Harbour FM',
    title: 'Harbour FM',
    timezone: 'America/New_York',
    features: { enable_youtube: true, allow_megaphone: true, allow_omny: true, enable_autocapture: true },
    format: 'Adult Contemporary',
    geoState: 'Maine',
    geoRegion: 'Portland',
    searchKey: 'Harbour FM 98.3 Portland',
  },
  {
    slug: 'harbour-news',
    isDemo: true,
    name: 'Harbour News',
    title: 'Harbour News',
    timezone: 'America/New_York',
    features: { enable_autocapture: true },
    format: 'News/Talk',
    geoState: 'Maine',
    geoRegion: 'Portland',
    searchKey: 'Harbour News 1160 Portland',
  },
] as const satisfies readonly Omit<NewStation, 'companyId'>[];
