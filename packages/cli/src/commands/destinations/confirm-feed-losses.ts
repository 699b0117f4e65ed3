import type { z } from 'zod';
import type { PostKitClient } from '@postkit/sdk';
import { type FeedLoss, feedLosses } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { confirm, type yesOption } from '../../core/confirm.ts';

const consequences: Readonly<Record<FeedLoss, string>> = {
  private:
    'It becomes private: apps that read it today need a password, and its episodes leave the public pages.',
  off: 'It is switched off: podcast apps cannot read it until you switch it on again.',
  moved: 'It moves: podcast apps move to the new address, and most do not come back.',
};

export interface FeedChange {
  readonly client: PostKitClient;
  readonly id: number;
  readonly update: Parameters<PostKitClient['connections']['update']>[1];
}

/** Asks before an update by which listeners lose the feed. @throws CliError usage without a terminal and without `--yes` */
export async function confirmFeedLosses(
  context: CommandContext,
  given: z.output<typeof yesOption>,
  { client, id, update }: FeedChange,
): Promise<boolean> {
  if (given.yes) return true;
  const before = await client.connections.get(id);
  const losses = feedLosses(before, update).map((loss) => consequences[loss]);
  if (losses.length === 0) return true;
  return confirm(context, given, () =>
    [`Take feed ${id} (${before.title}) away from its listeners?`, ...losses].join(' '),
  );
}
