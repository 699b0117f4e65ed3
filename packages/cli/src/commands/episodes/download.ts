import { mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { MediaFormat } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import { type DownloadedFile, downloadFile } from '../../core/download-file.ts';
import { explainError } from '../../core/explain-error.ts';
import { safeFileName } from '../../core/file-name.ts';
import { type CommandContext, type GlobalOptions, openSession, type Session } from '../../core/session.ts';

export interface DownloadEpisodesOptions extends GlobalOptions {
  format?: MediaFormat;
  /** Folder, or for one episode a file. */
  output?: string;
  /** How many at a time. */
  parallel?: number;
  force?: boolean;
}

interface Outcome {
  id: number;
  file?: DownloadedFile;
  error?: ReturnType<typeof explainError>;
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function targetOf(
  session: Session,
  id: number,
  format: MediaFormat,
  options: DownloadEpisodesOptions,
  alone: boolean,
): Promise<string> {
  const output = resolve(options.output ?? '.');
  if (alone && options.output !== undefined && !(await isFolder(output))) return output;
  await mkdir(output, { recursive: true });
  const episode = await session.client.episodes.get(id);
  return join(output, `${safeFileName(`${id} ${episode.name}`, String(id))}.${format}`);
}

async function downloadOne(context: CommandContext, session: Session, id: number, options: DownloadEpisodesOptions, alone: boolean) {
  const format = options.format ?? 'mp3';
  const target = await targetOf(session, id, format, options, alone);
  const exists = await stat(target).then(
    () => true,
    () => false,
  );
  if (exists && !options.force) throw new CliError('conflict', `${target} exists already. Give --force to replace it.`);
  const spinner = context.terminal.interactive
    ? (await import('ora')).default({ text: `Episode ${id}`, stream: process.stderr }).start()
    : undefined;
  try {
    return await downloadFile(
      target,
      (headers) =>
        session.client.episodes.download(id, format, { headers, timeout: 0, ...(context.signal ? { signal: context.signal } : {}) }),
      (done, total) => {
        if (spinner) spinner.text = `Episode ${id}  ${total > 0 ? Math.floor((done / total) * 100) : 0} %`;
      },
    );
  } finally {
    spinner?.stop();
  }
}

/** Downloads episodes' audio, several at a time. What is already half there goes on where it stopped. */
export async function downloadEpisodes(context: CommandContext, ids: readonly number[], options: DownloadEpisodesOptions): Promise<void> {
  const session = await openSession(context, options);
  const queue = [...ids];
  const outcomes: Outcome[] = [];
  async function work(): Promise<void> {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      try {
        const file = await downloadOne(context, session, id, options, ids.length === 1);
        outcomes.push({ id, file });
        if (!options.json) context.terminal.err(`${file.path}  ${file.bytes} bytes\n`);
      } catch (error) {
        const explained = explainError(error);
        outcomes.push({ id, error: explained });
        if (ids.length > 1 && !options.json) context.terminal.err(`Episode ${id}: ${explained.message}\n`);
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(options.parallel ?? 8, ids.length) }, work));
  if (options.json) context.terminal.out(`${JSON.stringify(outcomes)}\n`);
  const failed = outcomes.filter((outcome) => outcome.error);
  const first = failed[0]?.error;
  if (!first) return;
  if (failed.length === ids.length) throw new CliError(first.reason, first.message);
  throw new CliError('partlyDone', `${failed.length} of ${ids.length} episodes could not be downloaded.`);
}
