import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { StationImport, StationImportPlan } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { confirm, yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { followJob } from '../../core/follow-job.ts';
import { type Progress, startProgress } from '../../core/progress.ts';
import { openSession, type Session } from '../../core/session.ts';
import { targetFile } from '../../core/target-file.ts';
import { gigabytes } from './gigabytes.ts';

const options = yesOption.extend({
  rehearse: z
    .boolean()
    .optional()
    .meta({ description: 'check the zip and show what would come, and change nothing' }),
  addresses: z
    .string()
    .optional()
    .meta({ value: '<file>', description: 'write the old and new addresses into this CSV file' }),
  force: z.boolean().optional().meta({ description: 'replace a file that exists' }),
});
type Options = OptionsOf<typeof options>;

const words: Readonly<Record<string, string>> = {
  audio_files: 'audio files',
  video_files: 'videos',
  recordings: 'recordings and uploads',
};

/** Imports the export of another installation into this station, which must be empty. Resumes an import that was interrupted. */
async function importStation(context: CommandContext, given: Options, file: string): Promise<void> {
  const { terminal } = context;
  const target =
    given.addresses === undefined ? null : await targetFile(resolve(given.addresses), given.force);
  const zip = await openAsBlob(resolve(file)).catch((cause: unknown) => {
    throw new CliError('notFound', `${file} cannot be read.`, { cause });
  });
  const session = await openSession(context, given);
  const planned = await planOf(context, session, zip);
  if (!given.json) terminal.out(planText(planned.plan));
  if (given.rehearse) {
    await session.client.stationImports.remove(planned.guid);
    if (given.json) terminal.out(`${JSON.stringify(planned.plan)}\n`);
    return;
  }
  if (!(await confirm(context, given, () => 'Import this into the station?'))) return;
  await session.client.stationImports.apply(planned.guid);
  const done = await withProgress(context, 'Importing', (progress) =>
    follow(context, session, planned.guid, progress, 'complete'),
  );
  if (target !== null)
    await writeFile(target, await (await session.client.stationImports.addresses(planned.guid)).text());
  if (given.json) terminal.out(`${JSON.stringify(done)}\n`);
  else terminal.err(`The station is imported.${target === null ? '' : ` Addresses: ${target}`}\n`);
}

/** Sends the zip, or the rest of one of the same size, and resolves to the checked import. */
async function planOf(
  context: CommandContext,
  session: Session,
  zip: Blob,
): Promise<StationImport & { plan: StationImportPlan }> {
  const { stationImports } = session.client;
  const [newest] = await stationImports.list();
  const open =
    newest && newest.bytes === zip.size && ['receiving', 'checking', 'planned'].includes(newest.status)
      ? newest
      : null;
  const { guid } = open ?? (await stationImports.start({ bytes: zip.size }));
  const { signal } = context;
  return withProgress(context, 'Sending', async (progress) => {
    const onProgress = (received: number) =>
      progress.show(`Sending  ${Math.floor((received / zip.size) * 100)} %`);
    await stationImports.send(guid, zip, { onProgress, ...(signal ? { signal } : {}) });
    const checked = await follow(context, session, guid, progress, 'planned');
    if (!checked.plan) throw new CliError('failure', 'The station has no plan for this zip.');
    return { ...checked, plan: checked.plan };
  });
}

async function withProgress<Result>(
  { terminal }: CommandContext,
  title: string,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  const progress = await startProgress(terminal, title);
  try {
    return await work(progress);
  } finally {
    progress.stop();
  }
}

/** Waits until an import is checked or complete. */
async function follow(
  { signal }: CommandContext,
  { client }: Session,
  guid: string,
  progress: Progress,
  end: 'planned' | 'complete',
): Promise<StationImport> {
  const over = await followJob(client, signal, {
    events: ['station_import_changed'],
    read: () => client.stationImports.get(guid),
    resultOf: (now) => (now.status === end || now.status === 'error' ? now : null),
    onState: (now) =>
      progress.show(`${now.status === 'checking' ? 'Checking' : 'Importing'}  ${now.progress} %`),
  });
  if (over.status === 'error') throw new CliError('failure', over.error);
  return over;
}

function planText({
  station,
  exported_at,
  files,
  bytes,
  log,
  parts,
  users,
  missing,
  keeps_paths,
}: StationImportPlan): string {
  const day = new Date(exported_at * 1000).toISOString().slice(0, 10);
  const recordings = log === null ? 'Without the log' : `With the log of ${log.first_day} to ${log.last_day}`;
  const counted = parts
    .filter(({ count }) => count > 0)
    .map(({ part, count }) => `${String(count).padStart(8)}  ${words[part] ?? part}\n`);
  const people = users.map(
    ({ name, email, admin, state }) =>
      `          ${name} <${email}>${admin ? ', admin' : ''}: ${userStates[state]}\n`,
  );
  return [
    `${station.title} (${station.address}), exported on ${day}: ${files} files, ${gigabytes(bytes)}. ${recordings}.\n`,
    ...counted,
    `${String(users.length).padStart(8)}  users\n`,
    ...people,
    keeps_paths ? 'Every address keeps its path.\n' : 'Addresses change: --addresses writes the list.\n',
    'Schedules, webhooks and the log source arrive paused. Destinations need their access again.\n',
    ...missing.map(({ path, reason }) => `Not in the export: ${path}: ${reason}\n`),
  ].join('');
}

const userStates = {
  new: 'created, invite them again',
  known: 'gets the role',
  elsewhere: 'belongs to another company, left out',
} as const;

/** Imports a whole station from its export. */
export const importWholeStation = defineCommand({
  argument: z.string().meta({ name: 'zip', description: 'an export of another installation' }),
  options,
  run: importStation,
});
