import { type CommandContext, type GlobalOptions, openSession } from '../../core/session.ts';

/** Prints an episode with all its fields. */
export async function showEpisode(context: CommandContext, id: number, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  const episode = await client.episodes.get(id);
  context.terminal.out(`${JSON.stringify(episode, null, options.json ? 0 : 2)}\n`);
}
