import { decodeHTMLStrict } from 'entities';
import { timeZoneNamed } from '../../../platform/time-zone.ts';
import { isRow, type JsonRow, listIn, momentIn, parseRows, textIn } from './json-rows.ts';
import {
  createWeekBuilder,
  keyOfName,
  type ReadingPlace,
  type SourceWeek,
  UnreadableProgrammes,
} from './source-week.ts';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const weekDays = [...days, ...days.map((day) => `next${day}`)];

/**
 * Reads `GET /api/week-info` of LibreTime or Airtime (the shows of two weeks by the day), `/api/live-info-v2` (`shows`
 * with `current` and `next`) or `/api/live-info` (`currentShow`, `nextShow`). Times are local, without an offset; every
 * string is escaped for HTML. Sources: `legacy/application/common/WidgetHelper.php` and
 * `legacy/application/controllers/ApiController.php` of LibreTime.
 * @throws UnreadableProgrammes for another document
 */
export function readLibreTime(text: string, place: ReadingPlace): SourceWeek {
  const root = parseRows(text);
  const shows = isRow(root) ? showsIn(root) : null;
  if (!isRow(root) || !shows)
    throw new UnreadableProgrammes('This is not the week of a LibreTime station: it has no shows.');
  const builder = createWeekBuilder(place);
  const station = root['station'];
  const named = timeZoneNamed(isRow(station) ? textIn(station, 'timezone') : '');
  const zone = named ?? place.zone;
  let last = place.window.from;
  for (const show of shows) {
    const start = momentIn(show, 'starts', zone) ?? momentIn(show, 'start_timestamp', zone);
    const end = momentIn(show, 'ends', zone) ?? momentIn(show, 'end_timestamp', zone);
    if (start === null || end === null) {
      builder.note('Shows without a time were left out.');
      continue;
    }
    const read = (field: string) => decodeHTMLStrict(textIn(show, field));
    const name = read('name');
    last = Math.max(last, end);
    const id = textIn(show, 'id');
    builder.add(
      id === '' ? keyOfName(name) : `show:${id}`,
      { name, description: read('description'), genre: read('genre'), picture: read('image_path') },
      { start_ms: start, end_ms: end, name },
    );
  }
  return builder.week([{ from: place.window.from, until: last }]);
}

function showsIn(root: JsonRow): JsonRow[] | null {
  const found = weekDays.filter((day) => day in root).flatMap((day) => rowsIn(root[day]));
  if (weekDays.some((day) => day in root)) return found;
  const shows = root['shows'];
  if (isRow(shows)) return [...rowsIn(shows['current']), ...rowsIn(shows['next'])];
  if (!('currentShow' in root)) return null;
  return [...rowsIn(root['currentShow']), ...rowsIn(root['nextShow'])];
}

/** A list, or one thing that is sometimes sent without its list. */
function rowsIn(value: unknown): JsonRow[] {
  return listIn(value) ?? (isRow(value) ? [value] : []);
}
