import { setTimeout as pause } from 'node:timers/promises';
import type { PostKitClient } from '@postkit/sdk';
import type { PodcastImport, PodcastImportDetails } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import { type CommandContext, type GlobalOptions, openSession } from '../../core/session.ts';
import { table } from '../../core/table.ts';

export interface ImportOptions extends GlobalOptions {
  /** Id of the show that the episodes become a part of. */
  show: number;
  /** Ids of the rss connections that they are published to. */
  feed: readonly number[];
  /** False leaves as soon as the station has read the feed. */
  wait?: boolean;
}

/** Milliseconds between two looks at how far the station is. */
const lookEvery = 1000;

function countsText({ total, imported, skipped, failed }: PodcastImport): string {
  return `${imported + skipped + failed} of ${total}: ${imported} imported, ${skipped} skipped, ${failed} failed`;
}

async function lookAt(client: PostKitClient, id: number): Promise<PodcastImport> {
  const listed = (await client.imports.list()).find((one) => one.id === id);
  return listed ?? client.imports.get(id);
}

/** Waits until all items came to an end. */
async function follow({ terminal, signal }: CommandContext, client: PostKitClient, begun: PodcastImport): Promise<void> {
  const spinner = terminal.interactive
    ? (await import('ora')).default({ text: countsText(begun), stream: process.stderr }).start()
    : undefined;
  try {
    for (let now = begun; now.status === 'running'; now = await lookAt(client, begun.id)) {
      if (spinner) spinner.text = countsText(now);
      await pause(lookEvery, undefined, signal ? { signal } : {});
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
    throw new CliError('interrupted', 'Nobody watches any more; the station goes on with the import.', { cause: error });
  } finally {
    spinner?.stop();
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

/** Brings a podcast from elsewhere into a show, and tells how it goes until all of it is there. */
export async function importPodcast(context: CommandContext, url: string, options: ImportOptions): Promise<void> {
  const { terminal } = context;
  const { client } = await openSession(context, options);
  const { settings } = await client.settings.get();
  const choice = { url, show_id: options.show, social_media_connections: [...options.feed] };
  const begun = await client.imports.start(choice, settings);
  if (!options.json) terminal.err(`Import ${begun.id}: ${begun.title}, ${begun.total} items\n`);
  if (options.wait === false) {
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
