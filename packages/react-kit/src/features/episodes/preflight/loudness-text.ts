import type { TimelineLevels } from '@postkit/sdk/schema';
import type { loudnessTextMessages } from './loudness-text.messages.ts';
import type { Words } from '../../../words/define-messages.ts';

/** A loudness with its unit, such as "−18.4 LUFS". */
export function formatLufs(lufs: number): string {
  return `${lufs < 0 ? '−' : ''}${Math.abs(lufs).toFixed(1)} LUFS`;
}

/** A description of what the render does about the loudness of a timeline, such as "−18.4 LUFS, will be raised by 2.4 dB to −16". */
export function loudnessText(
  { loudness, gain, target }: Pick<TimelineLevels, 'loudness' | 'gain' | 'target'>,
  messages: Words<typeof loudnessTextMessages>,
): string {
  if (loudness === null) return '';
  const now = formatLufs(loudness);
  if (target === null || gain === 0) return now;
  const reached = Math.abs(loudness + gain - target) < 0.25 ? target : loudness + gain;
  const to = `${reached < 0 ? '−' : ''}${Math.abs(Math.round(10 * reached) / 10)}`;
  return messages[gain > 0 ? 'raised' : 'lowered'](now, Math.abs(gain).toFixed(1), to);
}
