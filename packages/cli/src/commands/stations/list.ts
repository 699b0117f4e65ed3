import { z } from 'zod';
import { stationStates, type CompanyStation } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printList, printValue } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { companyStationId } from './station-id.ts';

const options = z.object({
  search: z
    .string()
    .optional()
    .meta({ value: '<text>', description: 'only stations with this in title, slug, format, state or city' }),
  state: z
    .enum(stationStates)
    .optional()
    .meta({ value: '<state>', description: 'only stations in this state' }),
});

async function list(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const { search, state } = given;
  const { objects } = await client.stations.list({ limit: 0, search, state });
  printList(context, given, objects, {
    head: ['ID', 'SLUG', 'STATE', 'TITLE', 'KIND', 'TIME ZONE', 'SHOWS', 'EPISODES', 'USERS'],
    row: (station: CompanyStation) => [
      String(station.id),
      station.slug,
      station.state,
      station.title,
      station.station_type,
      station.timezone,
      String(station.shows),
      String(station.episodes),
      String(Object.values(station.licences).reduce((sum, users) => sum + users, 0)),
    ],
    none: 'No stations.',
  });
}

async function show(context: CommandContext, given: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  printValue(context, given, await client.stations.get(id));
}

/** Prints one line for each station of the company. */
export const listStations = defineCommand({ options, run: list });
export const showStation = defineCommand({ argument: companyStationId, run: show });
