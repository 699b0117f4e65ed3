import type { LogGap, LogSource } from '@postkit/sdk/schema';
import { printable } from '../../core/printable.ts';

const states: Readonly<Record<LogSource['state'], string>> = {
  off: 'The log is off',
  connecting: 'Connecting',
  recording: 'Recording',
  lost: 'Not recording: stream lost',
  silent: 'Recording silence',
  disk_full: 'Not recording: disk full',
};

/** Describes a recording and its gaps. Times are in the local time zone. */
export function describeRecording(source: LogSource, gaps: readonly LogGap[]): string {
  const { state, since, url, has_credentials, error, title, level } = source;
  const isRecording = state === 'recording' || state === 'silent';
  const lines: (readonly [name: string, text: string])[] = [];
  if (url) lines.push(['Stream', `${url}${has_credentials ? ' (with a stored password)' : ''}`]);
  if (error) lines.push(['Reason', error]);
  if (title) lines.push([isRecording ? 'Title' : 'Last title', title]);
  if (level !== null) lines.push(['Level', `${level} dBFS`]);
  for (const gap of gaps) lines.push(['Gap', describeGap(gap)]);
  const head = since === null ? states[state] : `${states[state]} since ${moment(since)}`;
  return [head, ...lines.map(([name, text]) => `  ${name.padEnd(12)}${printable(text)}`), ''].join('\n');
}

function describeGap({ start, end, open }: LogGap): string {
  return `${moment(start)} to ${open ? 'now' : moment(end)}, ${end - start} s`;
}

/** `2026-11-22 14:52:59` */
function moment(seconds: number): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' }).format(seconds * 1000);
}
