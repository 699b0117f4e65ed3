import type { z } from 'zod';
import type { Company, CompanyStation, CompanyStationUpdate, CompanyUpdate } from '@postkit/sdk/schema';
import type { companyStationInput } from '@postkit/sdk/schema';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Tables } from '../../../platform/db/database.ts';
import { fail } from '../../../platform/errors/platform-errors.ts';
import type { StationRow } from '../account-tables.ts';
import { insertStation } from '../accounts.repository.ts';
import { newStationRow } from '../new-station.ts';
import { refuseSlug } from '../refuse-slug.ts';
import { companyOf, type CompanyCaller } from './company-of.ts';
import { changeableFields, presentCompanyStation } from './company-stations.presenter.ts';
import {
  companyById,
  demoStationsOf,
  findStations,
  numbersOf,
  renameCompany,
  stationOf,
  type StationSearch,
} from './company-stations.repository.ts';
import { createDemoRemoval, type DemoRemoval } from './remove-demo.ts';
import { createStationDeletions, type DeletionDeps, type StationDeletions } from './station-deletions.ts';
import { failStation } from './station-errors.ts';
import { checkedFields } from './station-fields.ts';
import { stationNameOf } from './station-name.ts';
import { createStationStates, type StationStates } from './station-states.ts';
import { createStationUpdates } from './station-updates.ts';

/** The stations of a company, for its admins. Those of another company do not exist for them. */
export interface CompanyStations extends StationStates, StationDeletions, DemoRemoval {
  list(
    caller: CompanyCaller,
    search: Omit<StationSearch, 'companyId'>,
  ): Promise<{ stations: CompanyStation[]; total: number }>;
  /** @throws resource.absent */
  get(caller: CompanyCaller, id: number): Promise<CompanyStation>;
  /** @throws stations.slug-taken, stations.slug-former, stations.slug-reserved, request.invalid */
  create(caller: CompanyCaller, station: z.output<typeof companyStationInput>): Promise<CompanyStation>;
  /** @throws stations.stale, and the errors of `create` */
  update(caller: CompanyCaller, id: number, change: CompanyStationUpdate): Promise<CompanyStation>;
  company(caller: CompanyCaller): Promise<Company>;
  /** @throws stations.company-stale */
  updateCompany(caller: CompanyCaller, change: CompanyUpdate): Promise<Company>;
}

export function createCompanyStations(deps: DeletionDeps): CompanyStations {
  const { db, directory, outside, stationQuotaBytes } = deps;

  async function present(rows: readonly StationRow[]): Promise<CompanyStation[]> {
    const ids = rows.map(({ id }) => id);
    const numbers = await numbersOf(db, ids);
    const exports = await outside.newestExports(db, ids);
    return rows.map((row) =>
      presentCompanyStation({ row, newestExport: exports.get(row.id) ?? null, ...numbers(row.id) }),
    );
  }

  async function get(caller: CompanyCaller, id: number): Promise<CompanyStation> {
    const row = await stationOf(db, await companyOf(db, caller), id);
    const [station] = await present(row ? [row] : []);
    if (!station) throw fail('resource.absent');
    return station;
  }

  async function companyOfCaller(tables: Tables, caller: CompanyCaller) {
    const company = await companyById(tables, await companyOf(tables, caller));
    if (!company) throw fail('resource.absent');
    return company;
  }

  async function presentCompany(caller: CompanyCaller): Promise<Company> {
    const { id, name, version } = await companyOfCaller(db, caller);
    return {
      name,
      station_quota_bytes: stationQuotaBytes,
      has_demo: (await demoStationsOf(db, id)).length > 0,
      version,
    };
  }

  return {
    ...createStationStates(deps, get),
    ...createStationDeletions(deps, get),
    ...createDemoRemoval(deps, presentCompany),
    update: createStationUpdates(deps, get),
    async list(caller, search) {
      const { rows, total } = await findStations(db, { ...search, companyId: await companyOf(db, caller) });
      return { stations: await present(rows), total };
    },
    get,
    async create(caller, input) {
      const station = checkedFields(input);
      const id = await db.transaction(async (transaction) => {
        const companyId = await companyOf(transaction, caller);
        await refuseSlug(transaction, station.slug, null);
        const name = await stationNameOf(transaction, { ...station, id: null });
        const row = { ...newStationRow({ ...station, companyId, name }), ...changeableFields(station) };
        const added = await insertStation(transaction, row);
        const changes = changedFields(null, changeableFields(station));
        await recordChange(transaction, {
          kind: 'station',
          action: 'created',
          id: added,
          name: station.title,
          changes,
          stationId: added,
        });
        return added;
      });
      await directory.reload(id);
      return get(caller, id);
    },
    company: presentCompany,
    async updateCompany(caller, { name, version }) {
      await db.transaction(async (transaction) => {
        const company = await companyOfCaller(transaction, caller);
        if (company.name === name) return;
        if (version !== undefined && version !== company.version) throw failStation('stations.company-stale');
        await renameCompany(transaction, company.id, name);
        const changes = changedFields({ company: company.name }, { company: name });
        await recordChange(transaction, { kind: 'station', action: 'changed', name, changes });
      });
      return presentCompany(caller);
    },
  };
}
