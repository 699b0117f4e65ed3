import { z } from 'zod';
import { stationTypes, type CompanyStationUpdate } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { printCreated, printOutcome, printValue } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { companyStationId } from './station-id.ts';

const titleMeta = { value: '<text>', description: 'title of the station' };
const slugMeta = { value: '<slug>', description: 'first part of its addresses: letters, digits and hyphens' };
const zoneMeta = { value: '<zone>', description: 'time zone, such as Europe/Berlin' };
const gigabytes = z
  .string()
  .regex(/^(?:none|\d{1,6}(?:\.\d{1,3})?)$/, 'This must be a number of gigabytes, or none.');

const details = {
  kind: z.enum(stationTypes).optional().meta({ value: '<kind>', description: 'radio or tv' }),
  format: z
    .string()
    .optional()
    .meta({ value: '<text>', description: 'format, such as News; empty for none' }),
  state: z.string().optional().meta({ value: '<text>', description: 'state that it is in; empty for none' }),
  city: z
    .string()
    .optional()
    .meta({ value: '<text>', description: 'city or region that it is in; empty for none' }),
  image: z
    .string()
    .optional()
    .meta({ value: '<url>', description: 'image for shows without one; empty for none' }),
  quotaGb: gigabytes.optional().meta({
    value: '<n>',
    description: 'gigabytes that it may use, or none for the quota of the installation',
  }),
};
const createOptions = z.object({
  title: z.string().meta(titleMeta),
  slug: z.string().meta(slugMeta),
  timezone: z.string().meta(zoneMeta),
  ...details,
});
const previewOptions = z.object({
  slug: z.string().optional().meta(slugMeta),
  timezone: z.string().optional().meta(zoneMeta),
});
const setOptions = z.object({
  title: z.string().optional().meta(titleMeta),
  ...previewOptions.shape,
  ...details,
});

type Details = z.output<z.ZodObject<typeof details>>;

/** The given fields, as the API names them. */
function fieldsOf<Given extends Details>({
  kind,
  format,
  state,
  city,
  image,
  quotaGb,
}: Given): CompanyStationUpdate {
  const textOf = (text: string | undefined) => (text === '' ? null : text);
  return definedOf({
    station_type: kind,
    format: textOf(format),
    geo_state: textOf(state),
    geo_region: textOf(city),
    default_image: image,
    quota_bytes: quotaGb === undefined ? undefined : bytesOf(quotaGb),
  });
}

/** Null for the quota of the installation. */
function bytesOf(gigabyteText: string): number | null {
  return gigabyteText === 'none' ? null : Math.round(Number(gigabyteText) * 1024 ** 3);
}

function definedOf(fields: CompanyStationUpdate): CompanyStationUpdate {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

async function create(context: CommandContext, given: OptionsOf<typeof createOptions>): Promise<void> {
  const { client } = await openSession(context, given);
  const { title, slug, timezone } = given;
  printCreated(
    context,
    given,
    await client.stations.create({ ...fieldsOf(given), title, slug, timezone }),
    'Station',
  );
}

async function preview(
  context: CommandContext,
  given: OptionsOf<typeof previewOptions>,
  id: number,
): Promise<void> {
  const { slug, timezone } = given;
  const change = definedOf({ slug, timezone });
  if (Object.keys(change).length === 0) throw new CliError('usage', 'Give --slug, --timezone, or both.');
  const { client } = await openSession(context, given);
  printValue(context, given, await client.stations.previewChange(id, change));
}

async function set(context: CommandContext, given: OptionsOf<typeof setOptions>, id: number): Promise<void> {
  const { title, slug, timezone } = given;
  const changes = { ...definedOf({ title, slug, timezone }), ...fieldsOf(given) };
  if (Object.keys(changes).length === 0)
    throw new CliError('usage', 'Give at least one option with a field, such as --title.');
  const { client } = await openSession(context, given);
  printOutcome(context, given, await client.stations.update(id, changes), `Station ${id} is changed.`);
}

export const createStation = defineCommand({ options: createOptions, run: create });
export const previewStation = defineCommand({
  argument: companyStationId,
  options: previewOptions,
  run: preview,
});
export const setStation = defineCommand({ argument: companyStationId, options: setOptions, run: set });
