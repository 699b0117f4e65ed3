import type { AuditEntry, AuditKind } from '@postkit/sdk/schema';
import { areas, isAvailable } from '../../host/session/areas.ts';
import type { AreaId } from '../../screens.ts';

interface Place {
  readonly area: AreaId;
  /** Query of the area that shows the thing. */
  readonly query?: (id: string) => string;
}

/** Where the things of a kind are shown. */
const places: Readonly<Partial<Record<AuditKind, Place>>> = {
  // The search of the list also finds ids.
  episode: { area: 'episodes', query: (id) => `search=${encodeURIComponent(id)}` },
  show: { area: 'shows' },
  audio_event: { area: 'audio' },
  upload: { area: 'audio' },
  log_source: { area: 'audio' },
  playout_input: { area: 'playout' },
  schedule: { area: 'schedules' },
  holiday: { area: 'schedules' },
  destination: { area: 'setup' },
  station: { area: 'setup', query: () => 'section=look' },
  webhook: { area: 'webhooks' },
  campaign: { area: 'campaigns' },
  user: { area: 'users' },
  licence: { area: 'licences' },
  tag: { area: 'tags' },
  category: { area: 'categories' },
  rss_import: { area: 'rssImport' },
  analytics: { area: 'analytics' },
};

/** Address of the screen that shows a thing; null for a deleted one, and if the host has no screen for it. */
export function thingAddress(
  station: string,
  { thing, action }: AuditEntry,
  targets: readonly string[] | undefined,
): string | null {
  const place = places[thing.kind];
  if (!place || action === 'deleted' || !isAvailable(place.area, targets)) return null;
  if (thing.kind === 'show' && thing.id !== '') return `/${station}/shows/${thing.id}/details`;
  const query = place.query && thing.id !== '' ? `?${place.query(thing.id)}` : '';
  return `/${station}/${areas[place.area].target}${query}`;
}
