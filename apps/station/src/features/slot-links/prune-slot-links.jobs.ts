import type { StationContext } from '../../context.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import { holderOf } from './make-slot-link.ts';
import { deleteSlotLink, slotLinksEndedBefore } from './slot-links.repository.ts';

const dayMs = 24 * 3_600_000;
/** Days for which an ended link is listed, and its audio kept for a renewal. */
const keepDays = 30;
/** Links in one transaction, so that other requests do not wait long. */
const batch = 100;

/** Deletes links a month after they expired, once a day, except submitted ones. */
export function definePruneSlotLinks(
  { clock, jobs }: StationContext,
  audioEvents: Pick<AudioEvents, 'release'>,
): void {
  jobs.repeat('slotLinks.prune', {
    everyMs: dayMs,
    lane: 'background',
    run: (complete) =>
      complete(async (transaction) => {
        const ended = await slotLinksEndedBefore(transaction, clock.seconds() - keepDays * 86_400, batch);
        for (const { id } of ended) {
          await audioEvents.release(transaction, holderOf(id));
          await deleteSlotLink(transaction, id);
        }
        return ended.length === batch;
      }),
  });
}
