import { parseArgs } from 'node:util';
import { UsageError } from './parse-admin-arguments.ts';

export const stationCommands = [
  'list',
  'add',
  'set',
  'archive',
  'restore',
  'delete',
  'company',
  'remove-demo',
] as const;
export type StationCommand = (typeof stationCommands)[number];

/** Options that give fields, by the names of the API. */
const fields = {
  title: 'title',
  slug: 'slug',
  timezone: 'timezone',
  kind: 'station_type',
  format: 'format',
  state: 'geo_state',
  city: 'geo_region',
  image: 'default_image',
} as const;

const texts = [...Object.keys(fields), 'quota-gb', 'name', 'confirm', 'data'] as const;

/** Options that a command accepts besides `--data`. */
const accepted: Readonly<Record<StationCommand, readonly string[]>> = {
  list: ['json'],
  add: [...Object.keys(fields), 'quota-gb', 'json'],
  set: [...Object.keys(fields), 'quota-gb', 'json'],
  archive: ['json'],
  restore: ['json'],
  delete: ['confirm', 'json'],
  company: ['name', 'json'],
  'remove-demo': ['json'],
};

const takesStation: ReadonlySet<StationCommand> = new Set(['set', 'archive', 'restore', 'delete']);

export interface StationCall {
  readonly command: StationCommand;
  /** Slug of the station; empty for a command without one. */
  readonly station: string;
  /** The given fields, by the names of the API. */
  readonly fields: Readonly<Record<string, string | number | null>>;
  readonly name: string | undefined;
  readonly confirm: string | undefined;
  readonly json: boolean;
  /** The data folder that the command line names. */
  readonly data: string | undefined;
}

/**
 * Reads the arguments after `stations`.
 * @returns `help` if they ask for it
 * @throws UsageError
 */
export function parseStationArguments(argv: readonly string[]): StationCall | 'help' {
  const { values, positionals } = parse(argv);
  if (values['help'] === true) return 'help';
  const [name = '', ...rest] = positionals;
  const command = stationCommands.find((known) => known === name);
  if (!command) throw new UsageError(name === '' ? 'Name a command.' : `There is no command “${name}”.`);
  for (const option of Object.keys(values).filter(
    (key) => key !== 'data' && !accepted[command].includes(key),
  ))
    throw new UsageError(`${name} has no option --${option}.`);
  const station = takesStation.has(command) ? rest.shift() : '';
  if (station === undefined || (takesStation.has(command) && station === ''))
    throw new UsageError(`${name} needs the slug of a station.`);
  if (rest.length > 0) throw new UsageError(`${name} has no argument “${rest[0]}”.`);
  const textOf = (option: string) => {
    const value = values[option];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    command,
    station,
    fields: fieldsOf(textOf),
    name: textOf('name'),
    confirm: textOf('confirm'),
    json: values['json'] === true,
    data: textOf('data'),
  };
}

function fieldsOf(textOf: (option: string) => string | undefined): StationCall['fields'] {
  const given = Object.entries(fields).flatMap(([option, field]) => {
    const text = textOf(option);
    const isOptional = field === 'format' || field === 'geo_state' || field === 'geo_region';
    return text === undefined ? [] : [[field, text === '' && isOptional ? null : text] as const];
  });
  const quota = textOf('quota-gb');
  return { ...Object.fromEntries(given), ...(quota === undefined ? {} : { quota_bytes: bytesOf(quota) }) };
}

function bytesOf(text: string): number | null {
  if (text === 'none') return null;
  if (!/^\d{1,6}(?:\.\d{1,3})?$/.test(text))
    throw new UsageError('--quota-gb needs a number of gigabytes, or none.');
  return Math.round(Number(text) * 1024 ** 3);
}

interface Parsed {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
}

function parse(argv: readonly string[]): Parsed {
  const strings = Object.fromEntries(texts.map((name) => [name, { type: 'string' }] as const));
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { ...strings, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
