import type { TimelineLevels } from '@postkit/sdk/schema';
import type { Catalogue } from '../../../words/catalogue.ts';
import { loudnessTextMessages } from './loudness-text.messages.ts';

/** A description of what the render does about the loudness of a timeline, such as "−18.4 LUFS, will be raised by 2.4 dB to −16". */
export function loudnessText(
  { loudness, gain, target }: Pick<TimelineLevels, 'loudness' | 'gain' | 'target'>,
  catalogue: Catalogue,
): string {
  const messages = catalogue.wordsOf(loudnessTextMessages);
  if (loudness === null) return '';
  if (target === null || gain === 0) return messages.at(loudness);
  const reached = Math.abs(loudness + gain - target) < 0.25 ? target : loudness + gain;
  return messages[gain > 0 ? 'raised' : 'lowered'](loudness, Math.abs(gain), reached);
}
