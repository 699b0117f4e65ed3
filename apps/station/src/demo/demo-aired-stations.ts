import type { Accounts } from '../features/accounts/index.ts';
import type { AiredStation } from './demo-day.ts';
import { demoStations } from './demo-stations.ts';

/** The demo stations with the facts of their broadcasts, which stay the same when a user changes a station's. */
export function airedStations(
  accounts: Pick<Accounts, 'stationAt'>,
): readonly [AiredStation, ...AiredStation[]] {
  const [music, news] = demoStations;
  const aired = ({ slug, title, timezone }: (typeof demoStations)[number], talks: boolean) => ({
    station: accounts.stationAt(slug),
    title,
    timezone,
    talks,
    hasPlayout: talks,
  });
  return [aired(music, false), aired(news, true)];
}
