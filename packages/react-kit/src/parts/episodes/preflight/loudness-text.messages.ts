import { defineMessages } from '../../../words/define-messages.ts';
import { formatLufs } from './format-lufs.ts';

/** A loudness without its unit, with a decimal only if it has one, such as "−16". */
const level = (lufs: number) => `${lufs < 0 ? '−' : ''}${Math.abs(Math.round(10 * lufs) / 10)}`;

/** Loudness and target are in LUFS, changes in dB above 0. */
export const loudnessTextMessages = defineMessages('episodes/preflight/loudness-text', {
  at: (loudness: number) => formatLufs(loudness),
  raised: (loudness: number, by: number, target: number) =>
    `${formatLufs(loudness)}, will be raised by ${by.toFixed(1)} dB to ${level(target)}`,
  lowered: (loudness: number, by: number, target: number) =>
    `${formatLufs(loudness)}, will be lowered by ${by.toFixed(1)} dB to ${level(target)}`,
});
