import type { AnalyticsRow } from '@postkit/sdk/schema';
import { csvLine } from '../../platform/csv-line.ts';
import { countryName } from './country-name.ts';
import type { Dimension } from './dimension.ts';
import type { FigureNames } from './figure-names.ts';
import type { Figures } from './figures.service.ts';

interface Column {
  readonly title: string;
  cell(row: AnalyticsRow, names: FigureNames): string;
}

const showName: Column = {
  title: 'Show',
  cell: (row, { shows }) => shows.get(Number(row.aw_collection_id)) ?? '',
};
const reach: Column = { title: 'Unique Reach', cell: (row) => String(row.unique_reach) };
const downloads: Column = { title: 'Downloads', cell: (row) => String(row.downloads) };
const heard: Column = { title: 'Listen Through Rate', cell: (row) => `${Math.round(row.ltr * 100)}%` };
const ofTotal: Column = { title: '% Total', cell: (row) => row.percentTotal.toFixed(1) };
const start: Column = { title: 'Date', cell: (row) => utcDate(row.start_time) };

const columns: Readonly<Record<Dimension, readonly Column[]>> = {
  show: [
    showName,
    { title: 'Show ID', cell: (row) => row.aw_collection_id ?? '' },
    downloads,
    ofTotal,
    reach,
    heard,
  ],
  episode: [
    { title: 'Episode', cell: (row, { episodes }) => episodes.get(Number(row.aw_episode_id))?.name ?? '' },
    { title: 'Episode ID', cell: (row) => row.aw_episode_id ?? '' },
    showName,
    { title: 'Publish Date', cell: (row) => utcDate(row.publish_date) },
    downloads,
    ofTotal,
    reach,
    heard,
  ],
  country: [
    { title: 'Country', cell: (row) => countryName(row.country ?? '') },
    { title: 'Country Code', cell: (row) => row.country ?? '' },
    downloads,
    ofTotal,
    reach,
    heard,
  ],
  platform: [{ title: 'Platform', cell: (row) => row.platform ?? '' }, downloads, ofTotal, reach, heard],
  date: [start, downloads, ofTotal, reach, heard],
  total: [start, downloads, reach, heard],
};

/** Figures as lines of a CSV file for spreadsheets: UTF-8 with a byte order mark, a header line, dates in UTC, decimal points. */
export function* csvLines(
  dimension: Dimension,
  { rows, names }: Pick<Figures, 'rows' | 'names'>,
): Generator<string> {
  const visibleColumns = columns[dimension];
  yield `\uFEFF${csvLine(visibleColumns.map(({ title }) => title))}`;
  for (const row of rows) yield csvLine(visibleColumns.map(({ cell }) => cell(row, names)));
}

/** MM-DD-YYYY. */
function utcDate(seconds: number | null): string {
  if (seconds === null) return '';
  const [year, month, day] = new Date(seconds * 1000).toISOString().slice(0, 10).split('-');
  return `${month}-${day}-${year}`;
}
