import type { PostKitClient } from '@postkit/sdk';
import type { PodcastImport, PodcastImportDetails } from '@postkit/sdk/schema';
import { z } from 'zod';
import { CliError } from '../../core/cli-error.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { followJob } from '../../core/follow-job.ts';
import { startProgress } from '../../core/progress.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { openSession } from '../../core/session.ts';
import { table } from '../../core/table.ts';

const options = z.object({
  show: wholeNumber.meta({ value: '<id>', description: 'show that gets the episodes' }),
  feed: z.array(wholeNumber).meta({ value: '<id>', description: 'RSS destination to publish them to; repeat for more' }),
  wait: z.boolean().default(true).meta({ description: 'exit as soon as the feed is read' }),
});

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
async function follow({ terminal, signal }: CommandContext, client: PostKitClient, begun: PodcastImport): Promise<void> {
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
    throw new CliError('interrupted', 'Stopped watching. The station continues the import.', { cause: error });
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

/** Imports a podcast into a show, and reports the progress and the outcome. */
async function run(context: CommandContext, given: OptionsOf<typeof options>, url: string): Promise<void> {
  const { terminal } = context;
  const { client } = await openSession(context, given);
  const { settings } = await client.settings.get();
  const choice = { url, show_id: given.show, social_media_connections: [...given.feed] };
  const begun = await client.imports.start(choice, settings);
  if (!given.json) terminal.err(`Import ${begun.id}: ${begun.title}, ${begun.total} items\n`);
  if (!given.json) for (const warning of begun.warnings) terminal.err(`${warning}\n`);
  if (begun.status === 'awaiting_owner' && !given.json) terminal.err(`${ownerText(begun)}\n`);
  if (!given.wait || begun.status === 'awaiting_owner') {
    if (given.json) terminal.out(`${JSON.stringify(begun)}\n`);
    return;
  }
  await follow(context, client, begun);
  const done = await client.imports.get(begun.id);
  if (given.json) terminal.out(`${JSON.stringify(done)}\n`);
  else report(context, done);
  if (done.failed === 0) return;
  const reason = done.imported + done.skipped === 0 ? 'failure' : 'partlyDone';
  throw new CliError(reason, `${done.failed} of ${done.total} items could not be imported.`);
}

export const importPodcast = defineCommand({
  argument: z.string().meta({ name: 'feed-url', description: 'address of its RSS feed' }),
  options,
  run,
});
