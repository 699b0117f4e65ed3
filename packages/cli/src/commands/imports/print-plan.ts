import type { ImportEncoding, ImportItem, PodcastImportDetails } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { clockOf, minuteOf, printJson } from '../../core/print.ts';
import { table } from '../../core/table.ts';

const megabyte = 1_000_000;
const hour = 3600;

function sum(items: readonly ImportItem[], field: 'seconds' | 'disk_bytes'): number {
  return items.reduce((total, item) => total + (item[field] ?? 0), 0);
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / megabyte)} MB`;
}

function row(item: ImportItem): string[] {
  const { title, published, is_dated, seconds, bytes, clash, lost, note, warning } = item;
  return [
    String(item.id),
    `${minuteOf(published)}${is_dated ? '' : ' ?'}`,
    seconds === null ? '' : clockOf(seconds),
    bytes === null ? '' : megabytes(bytes),
    clash === '' ? 'import' : clash,
    title,
    [note, warning, ...(lost.length > 0 ? [`loses ${lost.join(', ')}`] : [])]
      .filter((text) => text !== '')
      .join('; '),
  ];
}

/** How many of the items are encoded although files should be published as they are, and why. */
function encodedText(items: readonly ImportItem[], loudness: number | null): string {
  const files = (reason: ImportEncoding, why: string) => {
    const count = items.filter(({ encoding }) => encoding === reason).length;
    return count === 0
      ? ''
      : `${count} of the audio files ${count === 1 ? 'is' : 'are'} encoded, because ${why}.\n`;
  };
  return (
    files(
      'loudness',
      `the show has a loudness of ${loudness} LUFS; --switch-loudness-off leaves them as they are`,
    ) +
    files('bumpers', 'the show plays audio before or after each episode') +
    files('format', 'the format is not mp3') +
    files('bit_rate', 'the bit rate is unusual')
  );
}

/** A plan: the outcome for each item as a table, and the sums on standard error. `--json` prints it to be saved. */
export function printPlan(context: CommandContext, options: GlobalOptions, plan: PodcastImportDetails): void {
  if (options.json) return printJson(context, plan);
  const { terminal } = context;
  terminal.out(table(['ID', 'DATE', 'LENGTH', 'SIZE', 'PLAN', 'TITLE', 'NOTES'], plan.items.map(row)));
  const taken = plan.items.filter(({ clash }) => clash === '');
  const hours = (sum(taken, 'seconds') / hour).toFixed(1);
  const unknown = taken.filter(({ disk_bytes }) => disk_bytes === null).length;
  const disk = `${megabytes(sum(taken, 'disk_bytes'))} of disk needed, ${megabytes(plan.disk_free)} free`;
  terminal.err(
    `${plan.title}: ${taken.length} of ${plan.items.length} items would be imported, ${hours} hours of audio, ${disk}.\n`,
  );
  if (unknown > 0)
    terminal.err(`The feed gives no length for ${unknown} of them, which need further space.\n`);
  terminal.err(encodedText(taken, plan.loudness_target));
  if (plan.lost.length > 0)
    terminal.err(`Of the show, the feed has these without a place here: ${plan.lost.join(', ')}.\n`);
  const fields = plan.show_fields.map(({ name }) => name).join(', ');
  if (fields !== '') terminal.err(`Of the show, --show-field can take over: ${fields}.\n`);
  for (const warning of plan.warnings) terminal.err(`${warning}\n`);
  terminal.err(`Apply it: postkit imports apply ${plan.id}\n`);
}
