import type { MediaFormat } from '@postkit/sdk/schema';
import type { FileCuts } from '../../audio/index.ts';
import type { CampaignRow } from './campaign-tables.ts';

export type CampaignMedia = Readonly<Record<MediaFormat, FileCuts>>;

/** The frames of a campaign's files; null until they are ready. */
export function mediaOf({
  media_status,
  media,
}: Pick<CampaignRow, 'media_status' | 'media'>): CampaignMedia | null {
  return media_status === 'ready' && media !== '' ? (JSON.parse(media) as CampaignMedia) : null;
}

/** Storage key of a campaign's file: content-addressed, so that campaigns with the same audio share it. */
export function campaignStorageKey(stationId: number, key: string, format: MediaFormat): string {
  return `campaigns/${stationId}/${key}.${format}`;
}

export const campaignFormats = ['mp3', 'aac'] as const satisfies MediaFormat[];
