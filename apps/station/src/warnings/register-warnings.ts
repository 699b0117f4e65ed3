import { settingsOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../context.ts';
import type { Accounts } from '../features/accounts/index.ts';
import { installationWarnings, recordingWarnings, type WarningDeps } from './find-warnings.ts';

/** Lists for company admins what needs attention. */
export function registerWarnings(
  context: StationContext,
  deps: WarningDeps & { readonly accounts: Pick<Accounts, 'stationAt' | 'stations'> },
): void {
  context.register(settingsOperations.warnings, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    const { companyId } = deps.accounts.stationAt(params.station);
    return {
      warnings: [...recordingWarnings(deps, companyId), ...(await installationWarnings(context, deps))],
    };
  });
}
