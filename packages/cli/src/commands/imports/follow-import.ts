import type { PostKitClient } from '@postkit/sdk';
import type { PodcastImport, PodcastImportDetails } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { followJob } from '../../core/follow-job.ts';
import { startProgress } from '../../core/progress.ts';
import { table } from '../../core/table.ts';

function countsText({ total, imported, skipped, failed }: PodcastImport): string {
  return `${imported + skipped + failed} of ${total}: ${imported} imported, ${skipped} skipped, ${failed} failed`;
}

function ownerText({ owner_email }: PodcastImport): string {
  return `The podcast is locked. Its owner (${owner_email}) gets an email with a link; the import starts when the owner allows it.`;
}

async function lookAt(client: PostKitClient, id: number): Promise<PodcastImport> {
  const listed = (await client.imports.list()).find((one) => one.id === id);
  return listed ?? client.imports.get(id);
}

/** Waits for the end of the import. */
async function follow(
  { terminal, signal }: CommandContext,
  client: PostKitClient,
  begun: PodcastImport,
): Promise<void> {
  const progress = await startProgress(terminal, countsText(begun));
  try {
    await followJob(client, signal, {
      events: ['import_progress'],
      read: () => lookAt(client, begun.id),
      resultOf: (now) => (now.status === 'running' ? null : now),
      onState: (now) => progress.show(countsText(now)),
    });
  } catch (error) {
    if (!signal?.aborted) throw error;
    throw new CliError('interrupted', 'Stopped watching. The station continues the import.', {
      cause: error,
    });
  } finally {
    progress.stop();
  }
}

function report({ terminal }: CommandContext, done: PodcastImportDetails): void {
  terminal.err(`${countsText(done)}\n`);
  const failed = done.items.filter(({ status }) => status === 'failed');
  if (failed.length > 0)
    terminal.out(
      table(
        ['FAILED', 'WHY'],
        failed.map(({ title, note }) => [title, note]),
      ),
    );
}

export interface FollowOptions {
  readonly json?: boolean | undefined;
  readonly wait: boolean;
}

/** Waits for the end of an import that began, and reports the outcome. */
export async function finishImport(
  context: CommandContext,
  client: PostKitClient,
  begun: PodcastImport,
  options: FollowOptions,
): Promise<void> {
  const { terminal } = context;
  if (!options.json) {
    terminal.err(`Import ${begun.id}: ${begun.title}, ${begun.total} items\n`);
    for (const warning of begun.warnings) terminal.err(`${warning}\n`);
    if (begun.status === 'awaiting_owner') terminal.err(`${ownerText(begun)}\n`);
  }
  if (!options.wait || begun.status === 'awaiting_owner') {
    if (options.json) terminal.out(`${JSON.stringify(begun)}\n`);
    return;
  }
  await follow(context, client, begun);
  const done = await client.imports.get(begun.id);
  if (options.json) terminal.out(`${JSON.stringify(done)}\n`);
  else report(context, done);
  if (done.failed === 0) return;
  const reason = done.imported + done.skipped === 0 ? 'failure' : 'partlyDone';
  throw new CliError(reason, `${done.failed} of ${done.total} items could not be imported.`);
}
