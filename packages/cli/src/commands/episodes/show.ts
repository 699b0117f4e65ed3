import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { openSession } from '../../core/session.ts';
import { episodeId } from './episode-id.ts';

/** Prints an episode with all its fields. */
async function show(context: CommandContext, options: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, options);
  const episode = await client.episodes.get(id);
  context.terminal.out(`${JSON.stringify(episode, null, options.json ? 0 : 2)}\n`);
}

export const showEpisode = defineCommand({
  argument: episodeId,
  run: show,
});
