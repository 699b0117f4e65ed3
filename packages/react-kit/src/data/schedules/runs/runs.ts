import type { MissedReason, ScheduleRun } from '@postkit/sdk/schema';
import { formatInZone } from '../../../host/time/zoned-time.ts';
import type { Tone } from '../../../ui/badge/badge.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { runsMessages } from './runs.messages.ts';

/** The colour of a run: a published episode, a wanted draft, or something that a user should see. */
export function toneOf({ outcome, reason }: Pick<ScheduleRun, 'outcome' | 'reason'>): Tone {
  if (outcome === 'published') return 'success';
  if (outcome === 'failed') return 'danger';
  if (outcome === 'running') return 'info';
  return reason === null || reason === 'holiday' || reason === 'changed' ? 'neutral' : 'warning';
}

interface RunProblem extends Pick<ScheduleRun, 'missing_seconds'> {
  reason: MissedReason | null;
  error?: string;
}

/** Why a run is a draft or has no episode; empty if it ran as planned. */
export function reasonText({ reason, missing_seconds, error }: RunProblem, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(runsMessages);
  if (reason === null) return '';
  const text = messages.reasons[reason](Math.max(1, Math.round(missing_seconds / 60)));
  return error ? `${text}: ${error}` : text;
}

const mostSpans = 4;

/** `Missing: 06:10:00 to 06:14:30, 06:40:00 to 06:41:00 (silent)`; empty if nothing is missing. */
export function missingText(missing: ScheduleRun['missing'], zone: string, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(runsMessages);
  if (missing.length === 0) return '';
  const time = (seconds: number) => formatInZone(seconds, zone, 'HH:mm:ss');
  const spans = missing
    .slice(0, mostSpans)
    .map(({ start, end, kind }) => messages[kind](time(start), time(end)));
  if (missing.length > mostSpans) spans.push(messages.moreMissing(missing.length - mostSpans));
  return messages.missing(spans.join(', '));
}
