import type { SlotLink } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { clockOf, printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';

async function list(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  const time = await stationTime(client);
  printList(context, options, await client.slotLinks.list(), {
    head: ['ID', 'STATE', 'PRESENTER', 'AIRED', 'LENGTH', 'EXPIRES', 'EPISODE', 'TITLE'],
    row: ({
      id,
      state,
      presenter,
      start,
      trim_start,
      trim_end,
      expires_at,
      playlist_id,
      title,
    }: SlotLink) => [
      String(id),
      state.replace('_', ' '),
      presenter,
      time.minute(start),
      clockOf(trim_end - trim_start),
      time.minute(expires_at),
      playlist_id === null ? '' : String(playlist_id),
      title,
    ],
    none: 'No slot links.',
  });
}

/** Prints the slot links of the station. */
export const listSlotLinks = defineCommand({ run: list });
