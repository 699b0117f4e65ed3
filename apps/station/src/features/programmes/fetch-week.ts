import { dateAt } from '@postkit/sdk/schema';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import { finalRefusal } from '../../platform/fetch/final-refusal.ts';
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import { fail } from './programme-errors.ts';
import type { SourceRow } from './programme-tables.ts';
import type { ProgrammeReader } from './readers/create-programme-reader.ts';
import type { ProgrammeFile } from './readers/read-programme-file.ts';
import { type ReadingPlace, type SourceWeek, UnreadableProgrammes } from './readers/source-week.ts';

const dayMs = 86_400_000;
const largestDocument = 10_000_000;
/** Milliseconds for all documents, because a user waits for the response. */
const timeoutMs = 60_000;
/** Days of RadioDNS that are read, from today: the standard asks providers for a week. */
const radioDnsDays = 8;
/** Days of AzuraCast that are read. */
const azuraCastDays = 14;

export interface FetchWeekDeps {
  readonly guardedFetch: GuardedFetch;
  readonly reader: ProgrammeReader;
}

/**
 * Reads the programmes at the address of a source.
 * @throws programmes.unreadable, programmes.unreachable, fetch.failed, fetch.timeout, service.unavailable
 */
export async function fetchWeek(
  deps: FetchWeekDeps,
  { kind, address }: Pick<SourceRow, 'kind' | 'address'>,
  place: ReadingPlace,
): Promise<SourceWeek> {
  const signal = AbortSignal.timeout(timeoutMs);
  const addresses = addressesOf(kind, address, place);
  const weeks: SourceWeek[] = [];
  for (const one of addresses) {
    const week = await fetchOne(deps, one, { kind, ...place }, signal);
    // Providers write the files of later days when they know them.
    if (week) weeks.push(week);
  }
  if (weeks.length === 0)
    throw fail('programmes.unreadable', {
      message: 'There is no file at the address of the source (status 404).',
    });
  return mergeWeeks(weeks);
}

/** Reads a document that a user sent. @throws programmes.unreadable, service.unavailable */
export async function readDocument(
  { reader }: Pick<FetchWeekDeps, 'reader'>,
  file: ProgrammeFile,
): Promise<SourceWeek> {
  try {
    return await reader.read(file, AbortSignal.timeout(timeoutMs));
  } catch (error) {
    throw refused(error);
  }
}

function refused(error: unknown): unknown {
  if (error instanceof UnreadableProgrammes)
    return fail('programmes.unreadable', { message: error.message, cause: error });
  return error;
}

/** The documents of a source: one, or those of the coming days. */
function addressesOf(kind: SourceRow['kind'], address: string, { zone, window }: ReadingPlace): string[] {
  if (kind === 'radiodns') {
    const day = /YYYYMMDD|(?<!\d)20\d{6}(?!\d)(?=_PI\.xml)/i;
    if (!day.test(address)) return [address];
    return Array.from({ length: radioDnsDays }, (_, number) =>
      address.replace(day, dateAt(window.from + number * dayMs, zone).replaceAll('-', '')),
    );
  }
  const url = URL.parse(address);
  if (kind !== 'azuracast' || !url || url.searchParams.has('start') || url.searchParams.has('rows'))
    return [address];
  // Without a range, AzuraCast sends the next five entries.
  url.searchParams.set('start', dateAt(window.from, zone));
  url.searchParams.set('end', dateAt(window.from + azuraCastDays * dayMs, zone));
  return [url.href];
}

async function fetchOne(
  { guardedFetch, reader }: FetchWeekDeps,
  address: string,
  file: Omit<ProgrammeFile, 'bytes' | 'contentType'>,
  signal: AbortSignal,
): Promise<SourceWeek | null> {
  try {
    const response = await guardedFetch(address, {
      headers: { accept: 'text/calendar, application/xml, application/json, text/xml;q=0.9, */*;q=0.5' },
      limitBytes: largestDocument,
      timeoutMs,
      signal,
    });
    if (response.status !== 200) await response.cancel();
    if (response.status === 404 || response.status === 410) return null;
    if (response.status !== 200) throw badStatus(response.status);
    const contentType = response.headers.get('content-type');
    return await reader.read({ ...file, bytes: await response.bytes(), contentType }, signal);
  } catch (error) {
    if (isStationError(error, 'fetch.too-large'))
      throw fail('programmes.unreadable', { message: 'The document is too large.', cause: error });
    const refusal = finalRefusal(error);
    if (refusal !== null) throw fail('programmes.unreadable', { message: refusal, cause: error });
    throw signal.aborted ? failPlatform('fetch.timeout', { cause: error }) : refused(error);
  }
}

function badStatus(status: number) {
  if (status === 401 || status === 403)
    return fail('programmes.unreadable', {
      message: `The address refused the station (status ${status}). Allow access to the list of programmes there.`,
    });
  const code = status >= 500 || status === 429 ? 'programmes.unreachable' : 'programmes.unreadable';
  return fail(code, {
    message: `The address responded with status ${status} instead of a list of programmes.`,
  });
}

/** The airings of several documents by programme. */
function mergeWeeks(weeks: readonly SourceWeek[]): SourceWeek {
  const programmes = new Map<string, SourceWeek['programmes'][number]>();
  for (const one of weeks.flatMap((week) => week.programmes)) {
    const known = programmes.get(one.key);
    const times = new Map([...(known?.times ?? []), ...one.times].map((time) => [time.start_ms, time]));
    const inOrder = [...times.values()].toSorted((a, b) => a.start_ms - b.start_ms);
    programmes.set(one.key, { ...(known ?? one), times: inOrder });
  }
  return {
    programmes: [...programmes.values()],
    spans: weeks.flatMap(({ spans }) => spans),
    findings: [...new Set(weeks.flatMap(({ findings }) => findings))],
  };
}
