import { type JsonRow, listIn, momentIn, parseRows, textIn } from './json-rows.ts';
import {
  createWeekBuilder,
  keyOfName,
  type ReadingPlace,
  type SourceWeek,
  UnreadableProgrammes,
} from './source-week.ts';

/**
 * Reads `GET /api/station/{station}/schedule` of AzuraCast: a list of entries with `type` (playlist or streamer), `name`,
 * `title`, `description`, and `start_timestamp` and `end_timestamp` in Unix seconds. Source:
 * `backend/src/Controller/Api/Stations/ScheduleAction.php` of AzuraCast.
 * @throws UnreadableProgrammes for another document
 */
export function readAzuraCast(text: string, place: ReadingPlace): SourceWeek {
  const rows = listIn(parseRows(text));
  if (!rows)
    throw new UnreadableProgrammes('This is not the schedule of an AzuraCast station: it is no list.');
  const builder = createWeekBuilder(place);
  let last = place.window.from;
  for (const row of rows) {
    const start = startOf(row, 'start', place);
    const end = startOf(row, 'end', place);
    if (start === null || end === null) {
      builder.note('Entries without a time were left out.');
      continue;
    }
    const name = textIn(row, 'title') || textIn(row, 'name');
    last = Math.max(last, end);
    const fields = { name, description: describe(row, name) };
    const kind = textIn(row, 'type');
    builder.add(`${kind}:${keyOfName(name)}`, fields, { start_ms: start, end_ms: end, name: '' });
  }
  return builder.week([{ from: place.window.from, until: last }]);
}

/** AzuraCast describes an entry without a text of its own by its kind and name. */
function describe(row: JsonRow, name: string): string {
  const description = textIn(row, 'description');
  return /^(?:playlist|streamer|schedule): /i.test(description) || description === name ? '' : description;
}

function startOf(row: JsonRow, field: 'start' | 'end', { zone }: ReadingPlace): number | null {
  const seconds = row[`${field}_timestamp`];
  return typeof seconds === 'number' && Number.isFinite(seconds)
    ? Math.round(seconds * 1000)
    : momentIn(row, field, zone);
}
