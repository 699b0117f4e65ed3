import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { clockOf, printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const options = z.object({
  episode: wholeNumber.optional().meta({ value: '<id>', description: 'clips of this episode only' }),
});

async function list(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const clips = await client.shareClips.list(
    given.episode === undefined ? {} : { playlist_id: given.episode },
  );
  printList(context, given, clips, {
    head: ['ID', 'EPISODE', 'STATE', 'FROM', 'SECONDS', 'SHAPE', 'TITLE'],
    row: ({ guid, playlist_id, status, start, end, aspect, title }) => [
      guid,
      playlist_id === null ? '' : String(playlist_id),
      { processing: 'processing', complete: 'ready', error: 'failed' }[status],
      clockOf(start),
      String(Math.round(10 * (end - start)) / 10),
      aspect,
      title,
    ],
    none: 'No clips.',
  });
}

export const listClips = defineCommand({ options, run: list });
