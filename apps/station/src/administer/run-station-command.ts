import type { z } from 'zod';
import {
  companyStationInput,
  companyStationUpdate,
  companyUpdate,
  type CompanyStation,
} from '@postkit/sdk/schema';
import type { OperatorAccounts } from '../features/accounts/index.ts';
import type { AdminOutcome } from './admin-command.ts';
import { formatTable } from './format-table.ts';
import type { StationCall } from './parse-station-arguments.ts';

type Stations = Parameters<Parameters<OperatorAccounts['stations']>[1]>[0];

const titles = ['ID', 'SLUG', 'STATE', 'TITLE', 'KIND', 'TIME ZONE', 'SHOWS', 'EPISODES'];

/** Carries out a command on the stations of the company. */
export function runStationCommand(operator: OperatorAccounts, call: StationCall): Promise<AdminOutcome> {
  return operator.stations(operations[call.command], (stations) => runs[call.command](stations, call));
}

/** As the audit log names them. */
const operations = {
  list: 'listStations',
  add: 'addStation',
  set: 'setStation',
  archive: 'archiveStation',
  restore: 'restoreStation',
  delete: 'deleteStation',
  company: 'nameCompany',
  'remove-demo': 'removeDemo',
} as const;

const runs: Readonly<
  Record<StationCall['command'], (stations: Stations, call: StationCall) => Promise<AdminOutcome>>
> = {
  async list(stations) {
    const all = await allOf(stations);
    return { text: formatTable(titles, all.map(rowOf)), json: all };
  },
  async add(stations, { fields }) {
    const station = await stations.create(null, checked(companyStationInput, fields));
    return outcome(station, `${station.title} is added. Its addresses start with /${station.slug}/.`);
  },
  async set(stations, { station: slug, fields }) {
    if (Object.keys(fields).length === 0)
      throw new Error('Give at least one option with a field, such as --title.');
    const { id } = await stationOf(stations, slug);
    const station = await stations.update(null, id, checked(companyStationUpdate, fields));
    return outcome(station, `${station.title} is changed.`);
  },
  async archive(stations, { station: slug }) {
    const station = await stations.archive(null, (await stationOf(stations, slug)).id);
    return outcome(
      station,
      `${station.title} is archived: it records nothing, and its feeds, pages and audio stay.`,
    );
  },
  async restore(stations, { station: slug }) {
    const station = await stations.restore(null, (await stationOf(stations, slug)).id);
    return outcome(station, `${station.title} is active again. Its log is off until a user turns it on.`);
  },
  async delete(stations, { station: slug, confirm = '' }) {
    const { id, newest_export: newest } = await stationOf(stations, slug);
    const station = await stations.delete(null, id, confirm);
    const saved = newest?.status === 'complete' ? ' An export was made.' : '';
    return outcome(
      station,
      `${station.title} is being deleted: the running station removes its rows and files.${saved}`,
    );
  },
  async company(stations, { name }) {
    if (name !== undefined) await stations.updateCompany(null, checked(companyUpdate, { name }));
    const company = await stations.company(null);
    return { text: `${company.name}\n`, json: company };
  },
  async 'remove-demo'(stations) {
    const company = await stations.removeDemo(null);
    return {
      text: 'The demo is being removed: the running station removes its rows and files.\n',
      json: company,
    };
  },
};

async function allOf(stations: Stations): Promise<CompanyStation[]> {
  return (await stations.list(null, { limit: 0, offset: 0 })).stations;
}

async function stationOf(stations: Stations, slug: string): Promise<CompanyStation> {
  const found = (await allOf(stations)).find((station) => station.slug === slug.toLowerCase());
  if (!found)
    throw new Error(`There is no station “${slug}”. “postkit-station stations list” has the slugs.`);
  return found;
}

function rowOf({
  id,
  slug,
  state,
  title,
  station_type: kind,
  timezone,
  shows,
  episodes,
}: CompanyStation): string[] {
  return [String(id), slug, state, title, kind, timezone, String(shows), String(episodes)];
}

function outcome(json: CompanyStation, text: string): AdminOutcome {
  return { text: `${text}\n`, json };
}

/** @throws Error that names every wrong option */
function checked<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const read = schema.safeParse(fields);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message, code }) =>
    code === 'invalid_type' && !Object.hasOwn(Object(fields), String(path[0]))
      ? `--${String(path[0])} is needed.`
      : message,
  );
  throw new Error([...new Set(faults)].join('\n'));
}
