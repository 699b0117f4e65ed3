import { z } from 'zod';
import type { MailMessage } from '../../platform/mail/create-mail.ts';
import { noticeMail } from '../../platform/mail/notice-mail.ts';
import type { Station } from '../accounts/index.ts';
import { inputNotice, textsOfInput } from './input-notice.ts';

/** A notice that an outage started, or that it is over. */
const outageNotice = z.object({
  state: z.enum(['lost', 'silent', 'disk_full']),
  /** Unix seconds. */
  since: z.int(),
  /** Unix seconds when audio was recorded again; null during the outage. */
  until: z.int().nullable(),
  /** The reason, in plain words; may be empty. */
  error: z.string(),
});

/** A notice to the recipients of alerts about the log of a station. */
export const logNotice = z.union([outageNotice, inputNotice]);
export type LogNotice = z.output<typeof logNotice>;

const events = {
  lost: 'recording.lost',
  silent: 'recording.silent',
  disk_full: 'recording.disk_full',
} as const;

/** The JSON body for a webhook; chat services show `text`. */
export function webhookBody(station: Station, notice: LogNotice): Record<string, unknown> {
  const { subject, lines } = textsOf(station, notice);
  return {
    event: eventOf(notice),
    station: station.slug,
    station_title: station.title,
    ...notice,
    text: [subject, ...lines].join('\n'),
  };
}

function eventOf(notice: LogNotice): string {
  if ('input' in notice) return notice.until === null ? 'playout.silent' : 'playout.returned';
  return notice.until === null ? events[notice.state] : 'recording.resumed';
}

/** @param link page of the station's audio */
export function logMail(to: string, station: Station, notice: LogNotice, link: string): MailMessage {
  return noticeMail(to, { ...textsOf(station, notice), link: { url: link, label: `Open ${station.title}` } });
}

function textsOf(station: Station, notice: LogNotice): { subject: string; lines: string[] } {
  const { title, timezone } = station;
  if ('input' in notice) return textsOfInput(station, notice, (seconds) => moment(seconds, timezone));
  const { state, since, until, error } = notice;
  const from = moment(since, timezone);
  if (until !== null) {
    const over = `${title} is being recorded again since ${moment(until, timezone)}.`;
    return { subject: `${title}: recording again`, lines: [over, `${problems[state]} from ${from}.`] };
  }
  const advice = {
    lost: 'The station keeps trying to connect. Check the stream and its encoder.',
    silent: 'Check what the studio sends to the stream.',
    disk_full: 'Free space on the disk of the station. Recording then continues automatically.',
  }[state];
  return {
    subject: `${title}: ${problems[state].toLowerCase()} since ${from}`,
    lines: [`${sentences[state](title)} since ${from}.`, ...(error ? [`Reason: ${error}`] : []), advice],
  };
}

const problems = { lost: 'Not recorded', silent: 'Silent', disk_full: 'Not recorded, disk full' } as const;

const sentences = {
  lost: (title: string) => `${title} has not been recorded`,
  silent: (title: string) => `The stream of ${title} has been silent`,
  disk_full: (title: string) => `${title} has not been recorded, because the disk of the station is full,`,
} as const;

function moment(seconds: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'medium' });
  return `${format.format(seconds * 1000)} (${timeZone})`;
}
