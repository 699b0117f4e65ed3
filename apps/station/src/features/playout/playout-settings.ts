import type { PlayoutSettings } from '@postkit/sdk/schema';
import type { PlayoutSettingsRow } from './playout-tables.ts';

/** The settings of a station that has changed none. */
const usualSettings: PlayoutSettings = {
  talk_category: 'Talk',
  shortest_talk_s: 4,
  shortest_element_s: 4,
  hold_s: 15,
};

export function settingsOf(row: PlayoutSettingsRow | undefined): PlayoutSettings {
  if (!row) return usualSettings;
  return {
    talk_category: row.talk_category,
    shortest_talk_s: row.shortest_talk_ms / 1000,
    shortest_element_s: row.shortest_element_ms / 1000,
    hold_s: row.hold_ms / 1000,
  };
}

export function rowOfSettings(stationId: number, settings: PlayoutSettings): PlayoutSettingsRow {
  return {
    station_id: stationId,
    talk_category: settings.talk_category,
    shortest_talk_ms: Math.round(settings.shortest_talk_s * 1000),
    shortest_element_ms: Math.round(settings.shortest_element_s * 1000),
    hold_ms: settings.hold_s * 1000,
  };
}
