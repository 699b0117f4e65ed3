import { z } from 'zod';
import { fillPlaceholders, type missedReasons } from '@postkit/sdk/schema';
import type { Notice } from '../../platform/mail/notice-mail.ts';
import type { Station } from '../accounts/index.ts';

/** A notice that a schedule did not publish an episode. */
export const missedNotice = z.object({
  schedule_id: z.int(),
  /** Title of the schedule, with its placeholders; may be empty. */
  title: z.string(),
  date: z.string(),
  /** Unix seconds. */
  due: z.int(),
  reason: z.custom<(typeof missedReasons)[number]>((value) => typeof value === 'string'),
  /** The error of a failed run; otherwise empty. */
  error: z.string(),
  missing_seconds: z.int(),
  /** The draft; null if there is none. */
  episode: z.object({ id: z.int(), show_id: z.int() }).nullable(),
});
export type MissedNotice = z.output<typeof missedNotice>;

const reasons: Record<MissedNotice['reason'], (minutes: number) => string> = {
  gaps: (minutes) => `${missingText(minutes)}.`,
  silence: (minutes) => `The recording is silent for ${minutesText(minutes)}.`,
  too_little_audio: (minutes) => `${missingText(minutes)}, more than half of it.`,
  rights: () => 'The hours contain audio that a person must accept before it is published.',
  too_many_events: () => 'The hours contain more events than an episode can have.',
  nothing_logged: () => 'The log has no matching audio in these hours.',
  station_off: () => 'The station was off.',
  holiday: () => 'It was a holiday.',
  changed: () => 'The schedule was changed before it ran.',
  error: () => 'The episode could not be created.',
  late: () => 'The station has not created the episode yet. It keeps trying.',
  not_published: () => 'The episode exists, but was not published at its time.',
};

/** @param publicUrl address of the installation */
export function missedText(station: Station, notice: MissedNotice, publicUrl: string): Notice {
  const title = fillPlaceholders(notice.title.trim(), notice.date) || `The episode of ${notice.date}`;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: station.timezone,
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const due = `It was due on ${format.format(notice.due * 1000)} (${station.timezone}).`;
  const reason = `Reason: ${reasons[notice.reason](Math.max(1, Math.round(notice.missing_seconds / 60)))}`;
  const advice = notice.episode
    ? 'It is saved as a draft. Check it and publish it.'
    : 'Open the schedule to see its runs, and run it again.';
  const page = notice.episode
    ? `shows/${notice.episode.show_id}/episodes/${notice.episode.id}/edit-audio/audio-editor`
    : `automations/${notice.schedule_id}/edit`;
  return {
    subject: `${station.title}: “${title}” was not published`,
    lines: [`“${title}” was not published. ${due}`, [reason, notice.error].filter(Boolean).join(' '), advice],
    link: {
      url: `${publicUrl}/${station.slug}/${page}`,
      label: notice.episode ? 'Open the draft' : 'Open the schedule',
    },
  };
}

/** The JSON body for a webhook; chat services show `text`. */
export function missedBody(
  station: Station,
  notice: MissedNotice,
  publicUrl: string,
): Record<string, unknown> {
  const { subject, lines, link } = missedText(station, notice, publicUrl);
  return {
    event: 'publish.missed',
    station: station.slug,
    station_title: station.title,
    ...notice,
    text: [subject, ...lines, link.url].join('\n'),
  };
}

function missingText(minutes: number): string {
  return `${minutesText(minutes)} of the recording ${minutes === 1 ? 'is' : 'are'} missing`;
}

function minutesText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
