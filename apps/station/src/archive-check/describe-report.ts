import type { ArchiveFault, ArchiveReport, UnknownBytes } from './archive-report.ts';

const stateTexts: Record<ArchiveFault['state'], string> = {
  missing: 'the file is missing',
  short: 'the file ends too early',
  damaged: 'the bytes are damaged',
};

/** Formats a report for an operator. */
export function describeReport(report: ArchiveReport): string {
  const damaged = report.faults.reduce((sum, { segments }) => sum + segments, 0);
  const lines = [
    ...report.faults.map(describeFault),
    ...report.trailing_bytes.map(
      (tail) => `note     ${tail.file}: ${tail.bytes} bytes behind the last segment`,
    ),
    ...report.orphans.map(
      (orphan) => `note     ${orphan.file}: ${orphan.bytes} bytes that no segment lies in`,
    ),
    ...report.without_peaks.map(
      ({ file, segments }) => `note     ${file}: ${count(segments, 'segment')} without a waveform`,
    ),
    `${count(report.segments, 'segment')} checked, ${report.without_checksum} of them without a checksum.`,
    damaged === 0 ? 'No audio is damaged.' : `${count(damaged, 'segment')} cannot be played.`,
  ];
  const space = bytesOf(report.trailing_bytes) + bytesOf(report.orphans);
  if (space > 0) lines.push(`${space} bytes belong to no segment.`);
  return `${lines.join('\n')}\n`;
}

function describeFault({ file, state, segments, from_ms, to_ms }: ArchiveFault): string {
  const span = `${new Date(from_ms).toISOString()} to ${new Date(to_ms).toISOString()}`;
  return `damaged  ${file}: ${count(segments, 'segment')} from ${span}, ${stateTexts[state]}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function bytesOf(found: readonly UnknownBytes[]): number {
  return found.reduce((sum, { bytes }) => sum + bytes, 0);
}
