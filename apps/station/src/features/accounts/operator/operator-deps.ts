import type { LiveHub } from '../../../live/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Passwords } from '../../../platform/passwords/create-passwords.ts';
import type { ShowNames } from '../limit-user.ts';
import type { StationDirectory } from '../station-directory.ts';
import type { ShowTitles, StationNames } from '../station-names.ts';
import type { DeletionDeps } from '../stations/station-deletions.ts';

export interface OperatorSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: Pick<Passwords, 'hash' | 'weaknessOf'>;
  readonly live: Pick<LiveHub, 'end'>;
  readonly shows: Pick<ShowNames, 'titleOf'> & { readonly titles: ShowTitles };
  readonly outside: OperatorOutside;
}

/** Parts of the station that changes of stations need. */
export type OperatorOutside = Pick<DeletionDeps, 'announce' | 'outside' | 'deletion' | 'stationQuotaBytes'>;

export interface OperatorDeps extends Omit<OperatorSettings, 'shows' | 'outside'> {
  readonly directory: StationDirectory;
  readonly stationNames: StationNames;
  readonly showNames: Pick<ShowNames, 'titleOf'>;
}
