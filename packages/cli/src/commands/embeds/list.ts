import type { Embed } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';

function errorsOf({ errors }: Embed): string {
  const found = Object.entries(errors).filter(([, count]) => count > 0);
  return found.map(([kind, count]) => `${kind} ${count}`).join(', ');
}

/** Prints the sites that embed players, latest seen first. */
async function list(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  const [{ embeds, enabled }, time] = await Promise.all([client.embeds.list(), stationTime(client)]);
  printList(context, options, embeds, {
    head: ['SITE', 'VERSION', 'KIND', 'VIEWS', 'ERRORS', 'FIRST SEEN', 'LAST SEEN'],
    row: (embed) => [
      embed.site || '(hidden)',
      embed.version,
      embed.kind,
      String(embed.views),
      errorsOf(embed),
      time.minute(embed.first_seen),
      time.minute(embed.last_seen),
    ],
    none: enabled
      ? 'No site has reported yet.'
      : 'Reports are off. "postkit embeds set --reports on" turns them on.',
  });
}

export const listEmbeds = defineCommand({ run: list });
