import type { LiveEvents } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { sourceOf } from './logger.repository.ts';
import type { OutageJobs } from './outage-jobs.ts';
import { settingsOf } from './source-settings.ts';

const seconds = (iso: string) => Math.floor(Date.parse(iso) / 1000);

/** Sends a notice of a silent input, and of its return, to everyone whom the station alerts about outages of its log. */
export function notifySilentInputs(
  { stationEvents }: Pick<StationContext, 'stationEvents'>,
  { deliver }: Pick<OutageJobs, 'deliver'>,
): void {
  stationEvents.follow(async (transaction, { id }, name, data) => {
    if (name !== 'playout.silent' && name !== 'playout.returned') return;
    const { input, since, ...rest } = data as LiveEvents['playout.silent'] | LiveEvents['playout.returned'];
    await deliver(transaction, id, settingsOf(await sourceOf(transaction, id)), {
      input: input.title,
      since: seconds(since),
      until: 'until' in rest ? seconds(rest.until) : null,
    });
  });
}
