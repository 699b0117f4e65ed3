import { z } from 'zod';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import { forEachId } from '../../core/for-each-id.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { companyStationId, companyStationIds } from './station-id.ts';

const deleteOptions = z.object({
  confirm: z
    .string()
    .optional()
    .meta({ value: '<slug>', description: 'slug of the station, instead of typing it' }),
});

async function archive(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  const consequence =
    'Recording and automations end, and its users no longer enter it; its feeds, pages and audio stay.';
  await deleteEach(context, given, ids, {
    noun: 'station',
    consequence,
    done: 'archived',
    run: (id) => client.stations.archive(id),
  });
}

async function restore(context: CommandContext, given: GlobalOptions, ids: readonly number[]): Promise<void> {
  const { client } = await openSession(context, given);
  await forEachId(context, given, ids, {
    nouns: 'stations',
    done: 'restored',
    run: (id) => client.stations.restore(id),
  });
}

/** The slug is typed, because nothing brings the station back. */
async function remove(
  context: CommandContext,
  given: OptionsOf<typeof deleteOptions>,
  id: number,
): Promise<void> {
  const { terminal } = context;
  const { client } = await openSession(context, given);
  let { confirm } = given;
  if (confirm === undefined) {
    if (!terminal.interactive) throw new CliError('usage', 'Pass --confirm with the slug of the station.');
    const { slug, title, episodes, newest_export: newest } = await client.stations.get(id);
    const saved =
      newest?.status === 'complete'
        ? 'It has an export.'
        : 'It has no export: “postkit station export” makes one.';
    const loss = `${title} and its ${episodes} episodes are deleted for ever. ${saved}`;
    confirm = (await terminal.ask(`${loss} Type ${slug} to delete it: `)).trim();
    if (confirm !== slug) return terminal.err('Nothing was changed.\n');
  }
  printOutcome(context, given, await client.stations.delete(id, confirm), `Station ${id} is being deleted.`);
}

export const archiveStations = defineCommand({
  argument: companyStationIds,
  options: yesOption,
  run: archive,
});
export const restoreStations = defineCommand({ argument: companyStationIds, run: restore });
export const deleteStation = defineCommand({
  argument: companyStationId,
  options: deleteOptions,
  run: remove,
});
