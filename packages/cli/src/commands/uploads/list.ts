import { z } from 'zod';
import type { AudioEvent, UnfinishedUpload } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, positiveNumber } from '../../core/define-command.ts';
import { clockOf, minuteOf, printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const options = z.object({
  unfinished: z
    .boolean()
    .optional()
    .meta({ description: 'uploads whose file has not fully arrived; for an admin, those of all users' }),
  search: z.string().optional().meta({ value: '<text>', description: 'only uploads whose words match' }),
  limit: positiveNumber.default(100).meta({ value: '<n>', description: 'at most this many' }),
});

const megabytes = (size: number) => (size / 1_000_000).toFixed(1);

const unfinishedForm = {
  head: ['ID', 'USER', 'MB', 'BEGAN (UTC)', 'GIVEN UP (UTC)', 'TITLE'],
  row: ({ uuid, user, received, bytes, begun_at, expires_at, title }: UnfinishedUpload) => [
    uuid,
    user,
    `${megabytes(received)} of ${megabytes(bytes)}`,
    minuteOf(begun_at),
    minuteOf(expires_at),
    title,
  ],
  none: 'No unfinished uploads.',
};

const libraryForm = {
  head: ['ID', 'SENT (UTC)', 'LENGTH', 'CATEGORY', 'TITLE'],
  row: ({ id, cart, duration }: AudioEvent) => [
    String(id),
    minuteOf(cart.timestamp_created),
    clockOf(duration),
    cart.category.name,
    cart.title,
  ],
  none: 'No uploads.',
};

/** Prints the library, newest first, or unfinished uploads: the user's own, or for an administrator those of all users. */
async function list(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  if (given.unfinished) return printList(context, given, await client.uploads.unfinished(), unfinishedForm);
  const query = { cart__type_name: 'UPLOAD' as const, order: 'DESC' as const, limit: given.limit };
  const { objects } = await client.audioEvents.list({
    ...query,
    ...(given.search === undefined ? {} : { search: given.search }),
  });
  printList(context, given, objects, libraryForm);
}

export const listUploads = defineCommand({ options, run: list });
