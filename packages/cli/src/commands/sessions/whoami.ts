import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { openSession } from '../../core/session.ts';

/** Prints the user, station and address that commands use. */
async function printUser(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client, profile } = await openSession(context, options);
  const { settings } = await client.settings.get();
  const facts = {
    url: profile.url,
    station: settings.station,
    station_name: settings.station_name,
    username: settings.username,
    email: settings.email,
  };
  if (options.json) context.terminal.out(`${JSON.stringify(facts)}\n`);
  else context.terminal.out(`${facts.username} (${facts.email}) at ${facts.station_name}, ${facts.url}\n`);
}

export const whoami = defineCommand({ run: printUser });
