import type { UnfinishedUpload } from '@postkit/sdk/schema';
import { z } from 'zod';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { openSession } from '../../core/session.ts';
import { table } from '../../core/table.ts';

const options = z.object({
  unfinished: z.boolean().meta({ description: 'only uploads whose file has not fully arrived' }),
});

function row({ uuid, user, received, bytes, begun_at, expires_at, title }: UnfinishedUpload): string[] {
  const megabytes = (size: number) => (size / 1_000_000).toFixed(1);
  const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');
  return [uuid, user, `${megabytes(received)} of ${megabytes(bytes)}`, time(begun_at), time(expires_at), title];
}

/** Prints unfinished uploads: the user's own, or for an administrator those of all users. */
async function list(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const { terminal } = context;
  const uploads = await client.uploads.unfinished();
  if (given.json) terminal.out(`${JSON.stringify(uploads)}\n`);
  else if (uploads.length === 0) terminal.err('No unfinished uploads.\n');
  else terminal.out(table(['ID', 'USER', 'MB', 'BEGAN (UTC)', 'GIVEN UP (UTC)', 'TITLE'], uploads.map(row)));
}

export const listUploads = defineCommand({
  options,
  run: list,
});
