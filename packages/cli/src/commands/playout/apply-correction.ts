import type { PlayoutCorrectionLine, PlayoutCorrectionSource } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printJson } from '../../core/print.ts';
import type { openSession } from '../../core/session.ts';
import { countLine } from './count-line.ts';

type Session = Awaited<ReturnType<typeof openSession>>;

/** Applies a correction, or shows what it would change, and prints that. */
export async function applyCorrection(
  context: CommandContext,
  given: GlobalOptions & { readonly dryRun?: boolean | undefined },
  { client, zone }: Pick<Session, 'client'> & { readonly zone: string },
  source: PlayoutCorrectionSource,
): Promise<void> {
  const shown = await client.playout.previewCorrection(source);
  if (given.dryRun) {
    if (given.json) return printJson(context, shown);
    const lines = shown.lines.flatMap((line) => shownLine(line, zone));
    const remarks = shown.findings.map(({ level, text }) => `${level}: ${text}`);
    return context.terminal.out([...lines, ...remarks, countLine(shown.counts), ''].join('\n'));
  }
  const applied = await client.playout.applyCorrection({ ...source, version: shown.version });
  if (given.json) return printJson(context, applied);
  context.terminal.out(`Correction ${applied.id}: ${countLine(applied.counts)}\n`);
}

/** A line that changes something, such as `renamed  14:02:10  Imogen Tallow - Glasshouse`. */
function shownLine({ kind, before, after, users }: PlayoutCorrectionLine, timeZone: string): string[] {
  const piece = after ?? before;
  if (kind === 'unchanged' || kind === 'no_row' || !piece) return [];
  const time = new Date(piece.start_ms).toLocaleTimeString('en-GB', { timeZone });
  const name = [piece.artist, piece.title].filter((text) => text !== '').join(' - ');
  const isUsed = users.episodes + users.drafts + users.others > 0;
  return [[kind.replace('_', ' '), time, name, ...(isUsed ? ['used'] : [])].join('  ')];
}
