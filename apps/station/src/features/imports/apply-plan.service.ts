import type { ImportApplication, PodcastImport } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { Station } from '../accounts/index.ts';
import type { AddItemJobs } from './add-item-jobs.ts';
import { encodingWarnings, type ShowAudio } from './audio-encoding.ts';
import type { ImportDeps } from './import-deps.ts';
import type { ImportRow } from './import-tables.ts';
import type { ImportProgressPublisher } from './imports.live.ts';
import { applyPlan, chooseItems, itemsOf, updateImport } from './imports.repository.ts';
import { recordImportChange } from './record-import-change.ts';
import type { ChannelDetails } from './show-changes.ts';
import { withWarnings } from './with-warnings.ts';

export interface ApplyPlanDeps extends Pick<ImportDeps, 'owners' | 'shows'> {
  readonly publisher: ImportProgressPublisher;
  readonly addJobs: AddItemJobs;
}

/** See Imports. */
export type ApplyPlan = (
  station: Station,
  planned: ImportRow,
  choices: ImportApplication,
) => Promise<PodcastImport>;

export function createApplyPlan(
  { clock, db }: StationContext,
  { addJobs, owners, publisher, shows }: ApplyPlanDeps,
): ApplyPlan {
  return async (station, planned, { items, switch_loudness_off, ...choices }) => {
    const { id, show_id } = planned;
    const owner_email = owners.ownerOf(JSON.parse(planned.channel) as ChannelDetails);
    const state = owner_email === '' ? 'applied' : 'awaiting_owner';
    const leavesLoudness = switch_loudness_off && choices.keep_audio;
    const show = choices.keep_audio ? await shows.get(station, show_id) : null;
    const options = JSON.stringify(choices);
    return db.transaction(async (transaction) => {
      const applied = await applyPlan(transaction, id, {
        state,
        owner_email,
        options,
        applied_at: clock.seconds(),
      });
      if (!applied)
        throw fail('resource.conflict', {
          message: 'This plan was applied or cancelled before. Make a new plan.',
        });
      await recordImportChange(transaction, planned, applied);
      if (items) await chooseItems(transaction, id, items, 'It was not chosen');
      if (leavesLoudness) await shows.switchLoudnessOff(transaction, station, show_id);
      const row = show
        ? await warnOfEncoding(
            transaction,
            applied,
            leavesLoudness ? { ...show, loudnessTarget: null } : show,
          )
        : applied;
      if (state === 'awaiting_owner') await owners.ask(transaction, row);
      else await addJobs(transaction, row);
      return publisher.publish(transaction, station, row);
    });
  };
}

/** Adds the audio files that the show has encoded to the warnings of an import. */
async function warnOfEncoding(transaction: Transaction, row: ImportRow, show: ShowAudio): Promise<ImportRow> {
  const waiting = (await itemsOf(transaction, row.id)).filter(({ status }) => status === 'waiting');
  return updateImport(transaction, row.id, {
    warnings: withWarnings(row.warnings, encodingWarnings(waiting, show)),
  });
}
