import type { Selectable } from 'kysely';
import type { EmbedKind } from '@postkit/sdk/schema';

export interface EmbedTables {
  embeds: {
    station_id: number;
    /** Origin; empty if the browser hides it. */
    site: string;
    version: string;
    kind: EmbedKind;
    /** Page views. */
    views: number;
    list_errors: number;
    empty_errors: number;
    audio_errors: number;
    /** Unix seconds. */
    first_seen: number;
    last_seen: number;
  };
  /** Without a row, reports are on. */
  embed_settings: { station_id: number; enabled: 0 | 1 };
}

export type EmbedRow = Selectable<EmbedTables['embeds']>;
