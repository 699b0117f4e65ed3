import { z } from 'zod';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { printJson } from '../../core/print.ts';
import { openSession, type Session } from '../../core/session.ts';

/** Addresses of the console's screens below the station. */
const screens = {
  shows: 'shows',
  episodes: 'episodes',
  editor: 'audio-editor',
  schedules: 'automations',
  videos: 'videos',
  import: 'import-rss-feed',
  tags: 'tags',
  categories: 'categories',
  users: 'users',
  destinations: 'setup',
  analytics: 'analytics',
} as const;

const options = z.object({
  show: wholeNumber.optional().meta({ value: '<id>', description: 'open the details of this show' }),
  episode: wholeNumber.optional().meta({ value: '<id>', description: 'open this episode in the editor' }),
  print: z.boolean().optional().meta({ description: 'print the address and open nothing' }),
});
type Options = OptionsOf<typeof options>;

async function pathOf(
  { client }: Session,
  { show, episode }: Options,
  screen: keyof typeof screens,
): Promise<string> {
  if (show !== undefined && episode !== undefined)
    throw new CliError('usage', 'Pass either --show or --episode.');
  if (show !== undefined) return `shows/${show}/details`;
  if (episode === undefined) return screens[screen];
  const { show_id } = await client.episodes.get(episode);
  return `shows/${show_id}/episodes/${episode}/edit-audio/audio-editor`;
}

/** Opens a screen of the console in the browser. Without a terminal or a browser, prints its address. */
async function open(context: CommandContext, given: Options, screen: keyof typeof screens): Promise<void> {
  const session = await openSession(context, given);
  const { url, station } = session.profile;
  const address = `${url}/${station}/${await pathOf(session, given, screen)}`;
  if (given.json) return printJson(context, { address });
  const { terminal } = context;
  if (!given.print && terminal.interactive && (await terminal.browse(address)))
    terminal.err(`Opened ${address}\n`);
  else terminal.out(`${address}\n`);
}

export const openScreen = defineCommand({
  argument: z
    .enum(Object.keys(screens) as (keyof typeof screens)[])
    .default('shows')
    .meta({ name: 'screen', description: Object.keys(screens).join(', ') }),
  options,
  run: open,
});
