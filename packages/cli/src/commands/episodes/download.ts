import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { mediaFormat } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, positiveNumber, wholeNumber } from '../../core/define-command.ts';
import {
  type DownloadedFile,
  type DownloadOptions,
  type OpenDownload,
  openDownload,
  receiveDownload,
  resumeHint,
} from '../../core/download-file.ts';
import { explainError } from '../../core/explain-error.ts';
import { fileNameOf } from '../../core/file-name.ts';
import { startProgress } from '../../core/progress.ts';
import { openSession, type Session } from '../../core/session.ts';
import { fileExists, targetFile } from '../../core/target-file.ts';
import { standardOutput, writeOutput } from '../../core/write-output.ts';
import { checkChoice, chooseEpisodes, episodeChoice } from './choose-episodes.ts';
import { downloadZip } from './download-zip.ts';

const options = z.object({
  ...episodeChoice.shape,
  format: mediaFormat.default('mp3').meta({ value: '<format>' }),
  output: z.string().optional().meta({
    value: '<path>',
    short: '-o',
    description: 'folder, or a file for a single episode; - for standard output',
  }),
  parallel: positiveNumber.default(8).meta({ value: '<n>', description: 'how many at a time' }),
  zip: z
    .string()
    .optional()
    .meta({ value: '<file>', description: 'one zip instead of a file for each episode' }),
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

async function targetOf(
  session: Session,
  id: number,
  { format, output: given }: Options,
  alone: boolean,
): Promise<string> {
  const output = resolve(given ?? '.');
  if (alone && given !== undefined && !(await isFolder(output))) return output;
  const episode = await session.client.episodes.get(id);
  return join(output, fileNameOf(id, episode.name, format));
}

type Request = Parameters<typeof openDownload>[1];

function requestOf(
  { signal }: CommandContext,
  { client }: Session,
  id: number,
  { format }: Options,
): Request {
  return (headers) =>
    client.episodes.download(id, format, { headers, timeout: 0, ...(signal ? { signal } : {}) });
}

/** Writes the audio of one episode to standard output. */
async function downloadToOutput(
  context: CommandContext,
  session: Session,
  ids: readonly number[],
  given: Options,
): Promise<void> {
  const [id] = ids;
  if (id === undefined || ids.length > 1)
    throw new CliError('usage', 'Standard output takes a single episode.');
  await writeOutput(context, await requestOf(context, session, id, given)({}));
}

/** Downloads the audio of the given or chosen episodes as files or as one zip, and resumes partial downloads. */
async function download(context: CommandContext, given: Options, named: readonly number[]): Promise<void> {
  const { zip } = given;
  if (zip !== undefined && given.output !== undefined)
    throw new CliError('usage', 'Pass either --zip or --output.');
  checkChoice(named, given);
  const session = await openSession(context, given);
  const ids = await chooseEpisodes(session, named, given);
  if (given.output === standardOutput) await downloadToOutput(context, session, ids, given);
  else if (zip === undefined) await downloadFiles(context, session, ids, given);
  else await downloadZip(context, session, ids, { ...given, zip });
}

/** An episode whose download is under way: its response, or the path of a file that is left out. */
interface Begun {
  id: number;
  opening: Promise<OpenDownload | string>;
}

/**
 * Downloads several files at a time. Each worker requests its next file shortly before the current one has arrived, and
 * saves the last one while the next arrives, so that neither latency nor a slow disk adds up.
 */
async function downloadFiles(
  context: CommandContext,
  session: Session,
  ids: readonly number[],
  given: Options,
): Promise<void> {
  const outcomes: Outcome[] = [];
  const saving: Promise<void>[] = [];
  const targets = new Map<number, Promise<string>>();
  let next = 0;

  /** The path of a file, which has the name of its episode. A failure is reported when the file's turn comes. */
  function findTarget(id: number): Promise<string> {
    const found = targets.get(id) ?? targetOf(session, id, given, ids.length === 1);
    targets.set(id, found);
    found.catch(() => {});
    return found;
  }

  async function open(id: number): Promise<OpenDownload | string> {
    const target = await findTarget(id);
    if (given.skipExisting && (await fileExists(target))) return target;
    return openDownload(await targetFile(target, given.force), requestOf(context, session, id, given));
  }

  function beginNext(): Begun | undefined {
    const id = ids[next];
    if (id === undefined || context.signal?.aborted) return undefined;
    // The names of the next files load while these download.
    const ahead = ids[next + given.parallel];
    if (ahead !== undefined) void findTarget(ahead);
    next += 1;
    const opening = open(id);
    // `finish` reports it.
    opening.catch(() => {});
    return { id, opening };
  }

  function fail(id: number, error: unknown): void {
    const explained = explainError(error);
    outcomes.push({ id, error: explained });
    if (explained.reason !== 'interrupted' && ids.length > 1 && !given.json)
      context.terminal.err(`Episode ${id}: ${explained.message}\n`);
  }

  async function finish({ id, opening }: Begun, onNearEnd: () => void): Promise<void> {
    const opened = await opening;
    if (typeof opened === 'string') {
      outcomes.push({ id, skipped: opened });
      return;
    }
    const { saved } = await receive(context, id, opened, { isHashed: given.json, onNearEnd });
    const done = saved.then((file) => {
      outcomes.push({ id, file });
      if (!given.json) context.terminal.err(`${file.path}  ${file.bytes} bytes\n`);
    });
    saving.push(done.catch((error: unknown) => fail(id, error)));
  }

  async function work(): Promise<void> {
    let begun = beginNext();
    while (begun) {
      let following: Begun | undefined;
      await finish(begun, () => (following = beginNext())).catch(
        (error: unknown) => begun && fail(begun.id, error),
      );
      begun = following ?? beginNext();
    }
  }
  await Promise.all(Array.from({ length: Math.min(given.parallel, ids.length) }, work));
  await Promise.all(saving);
  if (given.json) context.terminal.out(`${JSON.stringify(outcomes)}\n`);
  if (context.signal?.aborted) throw new CliError('interrupted', resumeHint);
  checkOutcomes(outcomes);
}

/** @throws CliError if downloads failed: with the reason of the first where all did, else `partlyDone` */
function checkOutcomes(outcomes: readonly Outcome[]): void {
  const failed = outcomes.filter((outcome) => outcome.error);
  const first = failed[0]?.error;
  if (!first) return;
  if (failed.length === outcomes.length) throw new CliError(first.reason, first.message);
  throw new CliError(
    'partlyDone',
    `${failed.length} of ${outcomes.length} episodes could not be downloaded.`,
  );
}

/** Receives one file with a progress line. Resolves once it has arrived, to a promise that it is saved. */
async function receive(
  context: CommandContext,
  id: number,
  opened: OpenDownload,
  options: DownloadOptions,
): Promise<{ saved: Promise<DownloadedFile> }> {
  const progress = await startProgress(context.terminal, `Episode ${id}`);
  try {
    return await receiveDownload(opened, {
      ...options,
      onProgress: (done, total) =>
        progress.show(
          `Episode ${id}  ${total > 0 ? `${Math.floor((done / total) * 100)} %` : `${done} bytes`}`,
        ),
    });
  } finally {
    progress.stop();
  }
}

export const downloadEpisodes = defineCommand({
  argument: z.array(wholeNumber).default([]).meta({ name: 'ids', description: 'ids of the episodes' }),
  options,
  run: download,
});
