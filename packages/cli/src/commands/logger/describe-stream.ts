import type { TestedStream } from '@postkit/sdk/schema';
import { printable } from '../../core/printable.ts';

const layouts: Readonly<Record<number, string>> = { 1: 'mono', 2: 'stereo' };

/** Describes a tested stream, and what a log of it would lack. */
export function describeStream(stream: TestedStream): string {
  const {
    codec,
    container,
    bit_rate,
    sample_rate,
    channels,
    title,
    has_titles,
    peak,
    loudness,
    is_silent,
    is_opposite_phase,
    is_live,
  } = stream;
  const layout = layouts[channels] ?? `${channels} channels`;
  const lines: (readonly [name: string, text: string])[] = [
    ['Format', `${codec} in ${container}, ${Math.round(bit_rate / 1000)} kb/s, ${sample_rate} Hz, ${layout}`],
    ['Level', `${peak} dBFS peak${loudness === null ? '' : `, ${loudness} LUFS`}`],
    ['Title', title || 'none'],
  ];
  if (is_silent) lines.push(['Warning', 'the stream is silent']);
  if (is_opposite_phase)
    lines.push(['Warning', 'the two channels are in opposite phase: mono players hear nothing']);
  if (!is_live) lines.push(['Warning', 'this is a file that ends, not a live stream']);
  if (!has_titles) lines.push(['Note', 'the stream announces no titles']);
  return [
    `The stream can be recorded`,
    ...lines.map(([name, text]) => `  ${name.padEnd(12)}${printable(text)}`),
    '',
  ].join('\n');
}
