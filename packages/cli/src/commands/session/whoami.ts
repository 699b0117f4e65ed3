import { type CommandContext, type GlobalOptions, openSession } from '../../core/session.ts';

/** Who the next command would be, and where. */
export async function whoami(context: CommandContext, options: GlobalOptions): Promise<void> {
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
