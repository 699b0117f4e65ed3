import type { LogGap, PlannedRun, TodayEpisode, TodayRun } from '@postkit/sdk/schema';
import { destinationName } from '../../../data/destinations/index.ts';
import { reasonText, runsMessages } from '../../../data/schedules/index.ts';
import { clockInZone } from '../../../host/time/clock-in-zone.ts';
import { formatCount } from '../../../ui/format/format-count.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { listFormat } from '../../../words/intl-formats.ts';
import { todayMessages } from '../today.messages.ts';
import type { OrderRow } from './running-order.model.ts';

/** How a line looks: a shape and a colour for each. */
export type OrderLook = 'done' | 'failed' | 'warning' | 'lost' | 'due' | 'busy' | 'draft' | 'off';

export interface OrderText {
  look: OrderLook;
  title: string;
  /** Sentences without their full stops. */
  facts: readonly string[];
  /** At the end of the line; empty for none. */
  when: string;
  /** 0 to 100 while the audio is rendered. */
  progress: number | null;
}

interface Moment {
  /** Unix seconds. */
  now: number;
  zone: string;
}

/** The words of a line. */
export function orderText(row: OrderRow, moment: Moment, catalogue: Catalogue): OrderText {
  switch (row.kind) {
    case 'episode':
      return episodeText(row.episode, moment.now, catalogue);
    case 'run':
      return runText(row.run, catalogue);
    case 'loss':
      return lossText(row.gap, moment, catalogue);
    case 'planned':
      return plannedText(row.planned, moment, catalogue);
  }
}

function episodeText(episode: TodayEpisode, now: number, catalogue: Catalogue): OrderText {
  const messages = catalogue.wordsOf(todayMessages);
  const {
    name,
    status,
    media_status,
    media_error,
    failed_deliveries: failed,
    schedule_id,
    destinations,
  } = episode;
  const names = listOf(
    destinations.map((destination) => destinationName(destination, catalogue)),
    catalogue,
  );
  const isMaking = media_status === 'processing';
  const progress = isMaking ? Math.round(episode.media_progress) : null;
  const base = { title: name, progress };
  if (media_status === 'failed')
    return { ...base, look: 'failed', facts: [messages.order.audioFailed(media_error)], when: '' };
  if (status === 'scheduled') {
    const facts = [
      messages.order.scheduledBy(schedule_id === null ? episode.updated_by : messages.order.automation),
      names || messages.order.noDestination,
    ];
    return {
      ...base,
      look: isMaking ? 'busy' : 'due',
      facts,
      when: whenOf(episode.at, now, progress, catalogue),
    };
  }
  const facts = [schedule_id === null ? messages.order.published(names) : messages.order.automatic(names)];
  if (failed > 0) facts.push(messages.order.undelivered(failed));
  if (episode.downloads > 0)
    facts.push(messages.order.downloads(formatCount(episode.downloads, catalogue), episode.downloads === 1));
  const look = failed > 0 ? 'failed' : isMaking ? 'busy' : 'done';
  return { ...base, look, facts, when: progress === null ? '' : messages.order.makingAudio(progress) };
}

function whenOf(at: number, now: number, progress: number | null, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(todayMessages);
  if (progress !== null) return messages.order.makingAudio(progress);
  return at <= now ? messages.order.overdue : countdown(at - now, catalogue);
}

const runLooks = {
  published: 'done',
  draft: 'draft',
  skipped: 'warning',
  failed: 'failed',
  running: 'busy',
} as const;

function runText(run: TodayRun, catalogue: Catalogue): OrderText {
  const runsWords = catalogue.wordsOf(runsMessages);
  const { title, outcome } = run;
  const reason = reasonText(run, catalogue);
  const look = outcome === 'draft' && reason ? 'warning' : runLooks[outcome];
  return {
    look,
    title,
    facts: [runsWords.outcomes[outcome], reason].filter(Boolean),
    when: '',
    progress: null,
  };
}

function lossText({ start, end, open }: LogGap, { now, zone }: Moment, catalogue: Catalogue): OrderText {
  const messages = catalogue.wordsOf(todayMessages);
  const length = shortClock((open ? Math.max(end, now) : end) - start);
  const [from, to] = [clockInZone(start, zone), clockInZone(end, zone)];
  const fact = open ? messages.order.lostSince(from) : messages.order.lostFrom(from, to);
  return {
    look: 'lost',
    title: (open ? messages.order.lostNow : messages.order.lost)(length),
    facts: [fact],
    when: '',
    progress: null,
  };
}

const plannedLooks = { ready: 'due', at_risk: 'warning', draft: 'warning', none: 'off' } as const;

function plannedText(planned: PlannedRun, { now, zone }: Moment, catalogue: Catalogue): OrderText {
  const messages = catalogue.wordsOf(todayMessages);
  const { title, start, end, publish_at, outlook, reasons, destinations } = planned;
  const minute = (at: number) => clockInZone(at, zone).slice(0, 5);
  const does =
    publish_at === null
      ? messages.order.savesDraft
      : messages.order.publishes(
          listOf(
            destinations.map((destination) => destinationName(destination, catalogue)),
            catalogue,
          ),
        );
  const why = reasons.map((reason) => messages.order.reasons[reason]).join(', ');
  const facts = [
    messages.order.hours(minute(start), minute(end)),
    ...(outlook === 'none' || outlook === 'draft' ? [] : [does]),
  ];
  if (outlook !== 'ready') facts.push(`${messages.order.outlooks[outlook]}: ${why}`);
  const at = publish_at ?? end;
  return {
    look: plannedLooks[outlook],
    title,
    facts,
    when: outlook === 'none' ? '' : at <= now ? messages.order.dueNow : countdown(at - now, catalogue),
    progress: null,
  };
}

/** `in 2 h 17 min` */
function countdown(seconds: number, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(todayMessages);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return messages.order.soon;
  return minutes < 60
    ? messages.order.inMinutes(minutes)
    : messages.order.inHours(Math.floor(minutes / 60), minutes % 60);
}

/** `0:58`, `1:02:05` */
export function shortClock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function listOf(words: readonly string[], catalogue: Catalogue): string {
  return listFormat(catalogue.locale, { type: 'conjunction' }).format([...new Set(words)]);
}
