import { z } from 'zod';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { printJson } from '../../core/print.ts';
import { startProgress } from '../../core/progress.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { table } from '../../core/table.ts';
import { rangeOptions, readRange } from '../../core/time-range.ts';
import { openEvidence } from './evidence/evidence-files.ts';
import { type ChainReport, verifyChain } from './evidence/verify-chain.ts';
import { type EvidenceReport, verifyEvidence } from './evidence/verify-evidence.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'This must be 64 hexadecimal digits.');
const argument = z.string().optional().meta({
  name: 'evidence',
  description:
    'zip or folder of an evidence export, verified without the station; without it, the log of the station',
});
const options = rangeOptions.extend({
  from: rangeOptions.shape.from.meta({
    value: '<time>',
    description: 'hours of the station to verify, such as "2026-11-24 06:00" (default: all)',
  }),
  head: hash.optional().meta({
    value: '<sha256>',
    description: 'hash of a link that was noted earlier: the chain must have it',
  }),
  key: hash.optional().meta({ value: '<fingerprint>', description: 'key that must have signed the export' }),
});
type Options = OptionsOf<typeof options>;

/** Verifies an export or the log of the station. Ends with 1 after the first difference was printed. */
async function verify(context: CommandContext, given: Options, path: string | undefined): Promise<void> {
  if (path === undefined) return verifyStation(context, given);
  if (given.from !== undefined || given.to !== undefined)
    throw new CliError(
      'usage',
      '--from and --to choose hours of the station. An export is verified as a whole.',
    );
  const files = await openEvidence(path);
  let report: EvidenceReport;
  try {
    report = await verifyEvidence(files, given);
  } finally {
    await files.close();
  }
  if (given.json) printJson(context, report);
  else context.terminal.out(describeEvidence(report));
  fail(report.problems.length);
}

async function verifyStation(context: CommandContext, given: Options): Promise<void> {
  const { terminal, signal } = context;
  if (given.key !== undefined) throw new CliError('usage', '--key is for an export: name its zip or folder.');
  const { client } = await openSession(context, given);
  const isAll = given.from === undefined && given.to === undefined;
  const range = isAll ? null : readRange(await stationTime(client), given);
  const progress = await startProgress(terminal, 'Reading the chain');
  try {
    const report = await verifyChain(client, {
      range,
      head: given.head,
      signal,
      onProgress: (done, total) => progress.show(`Verifying hour ${done + 1} of ${total}`),
    });
    progress.stop();
    if (given.json) printJson(context, report);
    else terminal.out(describeChain(report));
    fail(report.differences.length);
  } finally {
    progress.stop();
  }
}

function fail(count: number): void {
  if (count > 0)
    throw new CliError('failure', count === 1 ? 'There is a difference.' : `There are ${count} differences.`);
}

function describeEvidence(report: EvidenceReport): string {
  const { problems } = report;
  const facts = [
    ['Station', report.station],
    ['Stretch', `${report.from} to ${report.to}`],
    ['Segments', countOf(report)],
    ['Gaps', String(report.gaps)],
    ['Links', String(report.links)],
    ['Newest link', report.head ?? 'none'],
    ['Signed by', report.key_fingerprint ?? 'no readable key'],
    ['Result', problems.length === 0 ? 'whole: every file is as it was signed' : 'changed'],
  ];
  const rows = problems.map(({ file, detail }) => [file, detail]);
  return [
    table(['EVIDENCE', ''], facts),
    ...(rows.length > 0 ? [table(['FILE', 'DIFFERENCE'], rows)] : []),
  ].join('\n');
}

function describeChain(report: ChainReport): string {
  const { differences } = report;
  const facts = [
    ['Covers', report.since === null ? 'nothing yet' : `audio since ${report.since}`],
    ['Links', String(report.links)],
    ['Newest link', report.head ?? 'none'],
    ['Key', report.key_fingerprint],
    ['Verified', `${report.checked} links, ${countOf(report)} segments`],
    ['Removed by age', `${report.removed} links`],
    ['Result', differences.length === 0 ? 'whole: the log is as it was hashed' : 'changed'],
  ];
  const rows = differences.map(({ hour, kind, detail }) => [hour, kind, detail]);
  const list = rows.length > 0 ? [table(['HOUR', 'KIND', 'DIFFERENCE'], rows)] : [];
  return [table(['LOG', ''], facts), ...list].join('\n');
}

function countOf({ segments, unreadable }: Pick<ChainReport, 'segments' | 'unreadable'>): string {
  return unreadable === 0 ? String(segments) : `${segments}, of which ${unreadable} could not be read`;
}

export const verifyLog = defineCommand({ argument, options, run: verify });
