import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import { forEachId } from '../../core/for-each-id.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { idArgument, idsArgument } from '../../core/id-arguments.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const replyOptions = z.object({
  reply: z.string().meta({ value: '<text>', description: 'the changes that the presenter should make' }),
});

async function approve(context: CommandContext, given: GlobalOptions, ids: readonly number[]): Promise<void> {
  const { client } = await openSession(context, given);
  await forEachId(context, given, ids, {
    nouns: 'slots',
    done: 'approved',
    run: (id) => client.slotLinks.approve(id),
  });
}

async function sendBack(
  context: CommandContext,
  given: OptionsOf<typeof replyOptions>,
  id: number,
): Promise<void> {
  const { client } = await openSession(context, given);
  const slot = await client.slotLinks.sendBack(id, given.reply);
  printOutcome(context, given, slot, `Slot ${id} is back with ${slot.presenter}.`);
}

async function revoke(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  const consequence = 'The presenter cannot open it again. A draft that was made of it stays.';
  await deleteEach(context, given, ids, {
    noun: 'slot link',
    consequence,
    done: 'revoked',
    run: (id) => client.slotLinks.revoke(id),
  });
}

const links = 'slot-links list';
export const approveSlots = defineCommand({ argument: idsArgument(links), run: approve });
export const sendSlotBack = defineCommand({
  argument: idArgument(links),
  options: replyOptions,
  run: sendBack,
});
export const revokeSlotLinks = defineCommand({
  argument: idsArgument(links),
  options: yesOption,
  run: revoke,
});
