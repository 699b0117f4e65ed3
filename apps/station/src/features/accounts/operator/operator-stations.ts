import { runInAuditScope } from '../../../platform/audit/audit-scope.ts';
import { createStationChanges } from '../station-changes.ts';
import { createCompanyStations, type CompanyStations } from '../stations/company-stations.service.ts';
import type { OperatorDeps, OperatorOutside } from './operator-deps.ts';

/** Runs an action on the stations of the company, whose changes the audit log ascribes to the station's program. */
export type OperatorStations = <Result>(
  operation: string,
  work: (stations: CompanyStations) => Promise<Result>,
) => Promise<Result>;

export function createOperatorStations(deps: OperatorDeps & OperatorOutside): OperatorStations {
  const { clock } = deps;
  const stations = createCompanyStations({ ...deps, stationChanges: createStationChanges(deps) });
  const actor = { kind: 'station', userId: null, name: 'postkit-station stations', key: '' } as const;
  return (operation, work) => {
    const scope = {
      clock,
      operation: `operator.${operation}`,
      rule: null,
      stationId: null,
      network: '',
      agent: '',
      actor,
      recorded: [],
    };
    return runInAuditScope(scope, () => work(stations));
  };
}
