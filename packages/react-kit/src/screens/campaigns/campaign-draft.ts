import type { AdPosition, Campaign, CampaignInput } from '@postkit/sdk/schema';
import { type CalendarDate, dateInZone, dayInZone } from '../../host/time/zoned-time.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { campaignsMessages } from './campaigns.messages.ts';

/** The values of the form; days are in the station's time zone, empty for none. */
export interface CampaignDraft {
  title: string;
  /** Path of the audio event; empty for none. */
  event: string;
  shows: readonly number[];
  positions: readonly AdPosition[];
  firstDay: CalendarDate;
  lastDay: CalendarDate;
  most_deliveries: number | null;
  most_per_day: number | null;
  most_per_listener: number | null;
}

/** @param now unix seconds */
export function draftOf(campaign: Campaign | null, zone: string, now: number): CampaignDraft {
  if (!campaign) {
    const caps = { most_deliveries: null, most_per_day: null, most_per_listener: null };
    return {
      title: '',
      event: '',
      shows: [],
      positions: ['pre'],
      firstDay: dateInZone(now, zone),
      lastDay: '',
      ...caps,
    };
  }
  const {
    title,
    audio,
    shows,
    positions,
    starts_at,
    ends_at,
    most_deliveries,
    most_per_day,
    most_per_listener,
  } = campaign;
  return {
    title,
    event: audio.event,
    shows,
    positions,
    firstDay: dateInZone(starts_at, zone),
    lastDay: ends_at === null ? '' : dateInZone(ends_at - 1, zone),
    most_deliveries,
    most_per_day,
    most_per_listener,
  };
}

export type DraftProblems = Partial<Record<keyof CampaignDraft, string>>;

export function problemsOf(draft: CampaignDraft, catalogue: Catalogue): DraftProblems {
  const messages = catalogue.wordsOf(campaignsMessages);
  const { title, event, positions, firstDay, lastDay } = draft;
  return {
    ...(title.trim() === '' && { title: messages.nameMissing }),
    ...(event === '' && { event: messages.audioMissing }),
    ...(positions.length === 0 && { positions: messages.whereMissing }),
    ...(firstDay === '' && { firstDay: messages.firstDayMissing }),
    ...(lastDay !== '' && firstDay !== '' && lastDay < firstDay && { lastDay: messages.lastDayBefore }),
  };
}

/** From the start of the first day to the end of the last one. */
export function inputOf(
  { firstDay, lastDay, shows, positions, title, ...rest }: CampaignDraft,
  zone: string,
): CampaignInput {
  return {
    ...rest,
    title: title.trim(),
    shows: [...shows],
    positions: [...positions],
    starts_at: dayInZone(firstDay, zone).start,
    ends_at: lastDay === '' ? null : dayInZone(lastDay, zone).end,
  };
}
