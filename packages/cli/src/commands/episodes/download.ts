import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { mediaFormat } from '@postkit/sdk/schema';
import { z } from 'zod';
import { CliError } from '../../core/cli-error.ts';
import { type DownloadedFile, downloadFile } from '../../core/download-file.ts';
import { explainError } from '../../core/explain-error.ts';
import { fileNameOf } from '../../core/file-name.ts';
import { checkChoice, chooseEpisodes, episodeChoice } from './choose-episodes.ts';
import { downloadZip } from './download-zip.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { startProgress } from '../../core/progress.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { openSession, type Session } from '../../core/session.ts';
import { fileExists, targetFile } from '../../core/target-file.ts';

const options = z.object({
  ...episodeChoice.shape,
  format: mediaFormat.default('mp3').meta({ value: '<format>' }),
  output: z
    .string()
    .optional()
    .meta({ value: '<path>', short: '-o', description: 'folder, or a file for a single episode; - for standard output' }),
  parallel: wholeNumber.default(8).meta({ value: '<n>', description: 'how many at a time' }),
  zip: z.string().optional().meta({ value: '<file>', description: 'one zip instead of a file for each episode' }),
  force: z.boolean().optional().meta({ description: 'replace files that exist' }),
  skipExisting: z.boolean().optional().meta({ description: 'leave out files that exist, without an error' }),
});
type Options = OptionsOf<typeof options>;

interface Outcome {
  id: number;
  file?: DownloadedFile;
  /** Path of a file that already existed. */
  skipped?: string;
  error?: ReturnType<typeof explainError>;
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function targetOf(session: Session, id: number, { format, output: given }: Options, alone: boolean): Promise<string> {
  const output = resolve(given ?? '.');
  if (alone && given !== undefined && !(await isFolder(output))) return output;
  const episode = await session.client.episodes.get(id);
  return join(output, fileNameOf(id, episode.name, format));
}

type Request = Parameters<typeof downloadFile>[1];

function requestOf({ signal }: CommandContext, { client }: Session, id: number, { format }: Options): Request {
  return (headers) => client.episodes.download(id, format, { headers, timeout: 0, ...(signal ? { signal } : {}) });
}

async function downloadOne(context: CommandContext, session: Session, id: number, given: Options, target: string): Promise<Outcome> {
  if (given.skipExisting && (await fileExists(target))) return { id, skipped: target };
  await targetFile(target, given.force);
  const progress = await startProgress(context.terminal, `Episode ${id}`);
  try {
    const file = await downloadFile(target, requestOf(context, session, id, given), {
      isHashed: given.json,
      onProgress: (done, total) => progress.show(`Episode ${id}  ${total > 0 ? Math.floor((done / total) * 100) : 0} %`),
    });
    return { id, file };
  } finally {
    progress.stop();
  }
}

/** Writes the audio of one episode to standard output. */
async function downloadToOutput(context: CommandContext, session: Session, ids: readonly number[], given: Options): Promise<void> {
  const [id] = ids;
  if (id === undefined || ids.length > 1) throw new CliError('usage', 'Standard output takes a single episode.');
  const { body } = await requestOf(context, session, id, given)({});
  for await (const chunk of body ?? []) await context.terminal.write(chunk);
}

/** Downloads the audio of the given or chosen episodes as files or as one zip, and resumes partial downloads. */
async function download(context: CommandContext, given: Options, named: readonly number[]): Promise<void> {
  const { zip } = given;
  if (zip !== undefined && given.output !== undefined) throw new CliError('usage', 'Pass either --zip or --output.');
  checkChoice(named, given);
  const session = await openSession(context, given);
  const ids = await chooseEpisodes(session, named, given);
  if (given.output === '-') await downloadToOutput(context, session, ids, given);
  else if (zip === undefined) await downloadFiles(context, session, ids, given);
  else await downloadZip(context, session, ids, { ...given, zip });
}

/** Downloads several files at a time. */
async function downloadFiles(context: CommandContext, session: Session, ids: readonly number[], given: Options): Promise<void> {
  const outcomes: Outcome[] = [];
  const targets = new Map<number, Promise<string>>();
  let next = 0;

  /** The path of a file, which has the name of its episode. A failure is reported when the file's turn comes. */
  function findTarget(id: number): Promise<string> {
    const found = targets.get(id) ?? targetOf(session, id, given, ids.length === 1);
    targets.set(id, found);
    found.catch(() => {});
    return found;
  }

  async function work(): Promise<void> {
    for (;;) {
      const id = ids[next];
      if (id === undefined || context.signal?.aborted) return;
      // The names of the next files load while these download.
      const ahead = ids[next + given.parallel];
      next += 1;
      try {
        const target = findTarget(id);
        if (ahead !== undefined) void findTarget(ahead);
        const outcome = await downloadOne(context, session, id, given, await target);
        outcomes.push(outcome);
        if (outcome.file && !given.json) context.terminal.err(`${outcome.file.path}  ${outcome.file.bytes} bytes\n`);
      } catch (error) {
        const explained = explainError(error);
        outcomes.push({ id, error: explained });
        if (explained.reason !== 'interrupted' && ids.length > 1 && !given.json)
          context.terminal.err(`Episode ${id}: ${explained.message}\n`);
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(given.parallel, ids.length) }, work));
  if (given.json) context.terminal.out(`${JSON.stringify(outcomes)}\n`);
  if (context.signal?.aborted) throw new CliError('interrupted', 'Interrupted. Run the same command again to resume.');
  const failed = outcomes.filter((outcome) => outcome.error);
  const first = failed[0]?.error;
  if (!first) return;
  if (failed.length === ids.length) throw new CliError(first.reason, first.message);
  throw new CliError('partlyDone', `${failed.length} of ${ids.length} episodes could not be downloaded.`);
}

export const downloadEpisodes = defineCommand({
  argument: z.array(wholeNumber).default([]).meta({ name: 'ids', description: 'ids of the episodes' }),
  options,
  run: download,
});
