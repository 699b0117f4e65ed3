import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import { forEachId } from '../../core/for-each-id.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { campaignIds } from './campaign-id.ts';

const setPaused =
  (paused: boolean, done: string) =>
  async (context: CommandContext, given: GlobalOptions, ids: readonly number[]): Promise<void> => {
    const { client } = await openSession(context, given);
    await forEachId(context, given, ids, {
      nouns: 'campaigns',
      done,
      run: (id) => client.campaigns.update(id, { paused }),
    });
  };

const setEnabled =
  (enabled: boolean, done: string) =>
  async (context: CommandContext, given: GlobalOptions): Promise<void> => {
    const { client } = await openSession(context, given);
    printOutcome(context, given, await client.campaigns.setEnabled(enabled), done);
  };

async function remove(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  const consequence = 'It plays in no more downloads, and its numbers are deleted.';
  await deleteEach(context, given, ids, {
    noun: 'campaign',
    consequence,
    run: (id) => client.campaigns.remove(id),
  });
}

export const pauseCampaigns = defineCommand({ argument: campaignIds, run: setPaused(true, 'paused') });
export const resumeCampaigns = defineCommand({ argument: campaignIds, run: setPaused(false, 'resumed') });
export const turnOn = defineCommand({ run: setEnabled(true, 'Downloads contain campaigns.') });
export const turnOff = defineCommand({ run: setEnabled(false, 'Every download is the episode alone.') });
export const deleteCampaigns = defineCommand({ argument: campaignIds, options: yesOption, run: remove });
