import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { z } from 'zod';
import { sendInParts } from '@postkit/sdk';
import type { AudioType, AudioUpload } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { explainError } from '../../core/explain-error.ts';
import { followJob } from '../../core/follow-job.ts';
import { startProgress } from '../../core/progress.ts';
import { openSession, type Session } from '../../core/session.ts';

const uploadTypes = {
  talk: 'UPLOAD-Talk',
  promo: 'UPLOAD-Promo',
  commercial: 'UPLOAD-Commercial',
  music: 'UPLOAD-Music',
  intro: 'UPLOAD-Intro',
  outro: 'UPLOAD-Outro',
} as const satisfies Record<string, AudioType>;

const options = z.object({
  type: z
    .enum(Object.keys(uploadTypes) as (keyof typeof uploadTypes)[])
    .default('talk')
    .meta({ value: '<type>' }),
  title: z
    .string()
    .optional()
    .meta({ value: '<text>', description: 'title of a single file (default: its name)' }),
  again: z.boolean().optional().meta({ description: 'send a file again that was already sent' }),
  wait: z.boolean().default(true).meta({ description: 'exit as soon as the files have arrived' }),
});
type Options = OptionsOf<typeof options>;

interface Outcome {
  file: string;
  upload?: AudioUpload;
  error?: ReturnType<typeof explainError>;
}

interface Choice {
  path: string;
  uuid: string;
  title: string;
}

/** Derives the upload's id from the file, so that a later run resumes the upload. */
async function choiceOf(session: Session, file: string, { type, title, again }: Options): Promise<Choice> {
  const path = resolve(file);
  const found = await stat(path).catch((cause: unknown) => {
    throw new CliError('notFound', `${file} cannot be read.`, { cause });
  });
  if (!found.isFile()) throw new CliError('notFound', `${file} is not a file.`);
  const named = title ?? basename(path, extname(path));
  const facts = [
    session.profile.station,
    session.profile.username,
    path,
    found.size,
    found.mtimeMs,
    uploadTypes[type],
    named,
  ];
  return { path, uuid: again ? randomUUID() : uuidOf(JSON.stringify(facts)), title: named };
}

/** A version 8 (custom) UUID from the hash of a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function encoded(
  { signal }: CommandContext,
  { client }: Session,
  sent: AudioUpload,
  show: (text: string) => void,
) {
  const upload = await followJob(client, signal, {
    events: ['encode_progress', 'worker_encode', 'upload_error'],
    read: async () => (await client.uploads.progress(sent.uuid)).upload ?? sent,
    resultOf: (now) => (now.success === 1 || now.failed === 1 ? now : null),
    onState: ({ encode_progress }) => show(`encoding ${Math.floor(encode_progress)} %`),
  });
  if (upload.failed === 1) throw new CliError('failure', `${upload.err_msg}.`);
  return upload;
}

async function sendOne(
  context: CommandContext,
  session: Session,
  file: string,
  given: Options,
): Promise<AudioUpload> {
  const { path, uuid, title } = await choiceOf(session, file, given);
  const progress = await startProgress(context.terminal, file);
  const show = (text: string) => progress.show(`${file}  ${text}`);
  try {
    const sent = await sendInParts(
      session.client,
      { uuid, title, audio_type: uploadTypes[given.type], file: await openAsBlob(path) },
      {
        signal: context.signal,
        onUploadProgress: ({ loaded, total }) =>
          show(`${total === 0 ? 0 : Math.floor((loaded / total) * 100)} %`),
        onWaiting: () => show('waiting for the connection'),
      },
    );
    return given.wait ? await encoded(context, session, sent, show) : sent;
  } finally {
    progress.stop();
  }
}

/** Uploads files to the library one after another, and resumes partial uploads. */
async function send(context: CommandContext, given: Options, files: readonly string[]): Promise<void> {
  if (given.title !== undefined && files.length > 1)
    throw new CliError('usage', '--title needs a single file.');
  const session = await openSession(context, given);
  const outcomes: Outcome[] = [];
  for (const file of files) {
    try {
      const upload = await sendOne(context, session, file, given);
      outcomes.push({ file, upload });
      if (!given.json) context.terminal.err(`${file}  ${upload.location ?? 'arrived'}\n`);
    } catch (error) {
      const explained = explainError(error);
      outcomes.push({ file, error: explained });
      if (explained.reason === 'interrupted') break;
      if (files.length > 1 && !given.json) context.terminal.err(`${file}: ${explained.message}\n`);
    }
  }
  if (given.json) context.terminal.out(`${JSON.stringify(outcomes)}\n`);
  const failed = outcomes.filter((outcome) => outcome.error);
  const last = failed.at(-1)?.error;
  if (!last) return;
  if (last.reason === 'interrupted' || failed.length === files.length)
    throw new CliError(last.reason, last.message);
  throw new CliError('partlyDone', `${failed.length} of ${files.length} files could not be sent.`);
}

export const sendUploads = defineCommand({
  argument: z.array(z.string()).meta({ name: 'files', description: 'audio files' }),
  options,
  run: send,
});
