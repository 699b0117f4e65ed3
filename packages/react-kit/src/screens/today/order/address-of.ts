import { episodeEditorAddress } from '../../../data/episodes/index.ts';
import type { HostAddress } from '../../../host/host.ts';
import type { AreaId } from '../../../screens.ts';
import type { OrderRow } from './running-order.model.ts';

/** The screen that a line leads to; null if there is none, or the user may not open it. */
export function addressOf(
  row: OrderRow,
  station: string,
  canOpen: (area: AreaId) => boolean,
): HostAddress | null {
  switch (row.kind) {
    case 'episode':
      return canOpen('episodes')
        ? episodeEditorAddress(station, row.episode.show_id, row.episode.playlist_id)
        : null;
    case 'run': {
      const { episode_id, show_id, schedule_id } = row.run;
      if (episode_id !== null && canOpen('episodes'))
        return episodeEditorAddress(station, show_id, episode_id);
      return canOpen('schedules') ? scheduleAddress(station, schedule_id) : null;
    }
    case 'planned':
      return canOpen('schedules') ? scheduleAddress(station, row.planned.schedule_id) : null;
    case 'loss':
      return null;
  }
}

export function scheduleAddress(station: string, id: number): HostAddress {
  return `/${station}/automations/${id}/edit`;
}
