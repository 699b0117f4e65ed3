import type { LogFallback, LogGap, LogSource, StreamKind } from '@postkit/sdk/schema';
import { printable } from '../../core/printable.ts';
import type { StationTime } from '../../core/station-time.ts';

const states: Readonly<Record<LogSource['state'], string>> = {
  off: 'The log is off',
  connecting: 'Connecting',
  recording: 'Recording',
  lost: 'Not recording: stream lost',
  silent: 'Recording silence',
  disk_full: 'Not recording: disk full',
};

const kinds: Readonly<Record<StreamKind, string>> = {
  http: 'Icecast or HTTP',
  hls: 'HLS',
  srt: 'SRT',
  rtp: 'RTP',
};

/** Describes a recording, its gaps and the times from the fallback, in the time zone of the station. */
export function describeRecording(
  source: LogSource,
  gaps: readonly LogGap[],
  fallbacks: readonly LogFallback[],
  time: StationTime,
): string {
  const { state, since, url, has_credentials, fallback_url, has_fallback_credentials, error, title, level } =
    source;
  const isRecording = state === 'recording' || state === 'silent';
  const lines: (readonly [name: string, text: string])[] = [];
  if (url) lines.push(['Stream', describeAddress(url, has_credentials)]);
  if (source.title_encoding) lines.push(['Titles', `in ${source.title_encoding}`]);
  if (fallback_url) lines.push(['Fallback', describeAddress(fallback_url, has_fallback_credentials)]);
  if (source.fallback_title_encoding)
    lines.push(['Titles', `of the fallback in ${source.fallback_title_encoding}`]);
  if (source.recorded_address === 'fallback')
    lines.push(['Address', `Fallback. Main address: ${source.main_error}`]);
  if (source.recorded_kind) lines.push(['Kind', kinds[source.recorded_kind]]);
  if (error) lines.push(['Reason', error]);
  if (title) lines.push([isRecording ? 'Title' : 'Last title', title]);
  if (level !== null) lines.push(['Level', `${level} dBFS`]);
  if (source.is_opposite_phase)
    lines.push(['Warning', 'the two channels are in opposite phase: mono players hear nothing']);
  for (const gap of gaps) lines.push(['Gap', describeTimes(gap, time)]);
  for (const stretch of fallbacks) lines.push(['Fallback', describeTimes({ ...stretch, open: false }, time)]);
  const head =
    since === null ? states[state] : `${states[state]} since ${moment(since, time)} (${time.zone})`;
  return [head, ...lines.map(([name, text]) => `  ${name.padEnd(12)}${printable(text)}`), ''].join('\n');
}

function describeAddress(url: string, hasPassword: boolean): string {
  return hasPassword ? `${url} (with a stored password)` : url;
}

function describeTimes({ start, end, open }: LogGap, time: StationTime): string {
  return `${moment(start, time)} to ${open ? 'now' : moment(end, time)}, ${end - start} s`;
}

/** `2026-11-22 14:52:59` */
function moment(seconds: number, time: StationTime): string {
  return `${time.minute(seconds).slice(0, 10)} ${time.second(seconds)}`;
}
