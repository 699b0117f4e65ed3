import { expect } from 'vitest';
import { liveId, type SpecifiedCall, textOf } from './specified-call.ts';

const days = { start_date: '2026-11-01', end_date: '2026-11-30' };
/** The analytics calls, with the header of the CSV file of each. */
const headers = {
  shows: 'Show,Show ID,Downloads,% Total,Unique Reach,Listen Through Rate',
  total: 'Date,Downloads,Unique Reach,Listen Through Rate',
  countries: 'Country,Country Code,Downloads,% Total,Unique Reach,Listen Through Rate',
  platforms: 'Platform,Downloads,% Total,Unique Reach,Listen Through Rate',
} as const;
const reports = Object.keys(headers) as (keyof typeof headers)[];

/** A request for a CSV file, and the file, whose first line is compared whole. */
function csvCalls(report: string, query: Readonly<Record<string, string>>, header: string): SpecifiedCall[] {
  const variant = query['dimension'] === undefined ? '' : ` with dimension=${query['dimension']}`;
  const key = `csv ${report}${variant}`;
  return [
    {
      name: `GET api/v1/csv/get_analytics_podcast_${report}.json${variant}`,
      request: ({ station = '' }) => ({
        path: `api/v1/csv/get_analytics_podcast_${report}.json`,
        query: { ...days, ...query, station_names: station },
      }),
      status: 202,
      fields: 'job_id',
      keep: ({ body }, made) => void (made[key] = textOf(body, 'job_id')),
    },
    {
      name: `GET media host /{station}/api/v1/{jobId}/download_csv.csv of ${report}${variant}`,
      request: (made) => ({ path: `api/v1/${made[key]}/download_csv.csv` }),
      status: 200,
      type: /^text\/csv/,
      repeats: true,
      keep: ({ body }) => expect(String(body).split('\r\n')[0]).toBe(header),
    },
  ];
}

/** The calls of analytics and the live channel. */
export const reportCalls: readonly SpecifiedCall[] = [
  ...reports.map((report): SpecifiedCall => ({
    name: `GET api/v1/get_analytics_podcast_${report}.json`,
    request: ({ station = '', show = '' }) => ({
      path: `api/v1/get_analytics_podcast_${report}.json`,
      query: { ...days, station_names: station, show_id: show },
    }),
    status: 200,
    body: {
      data: expect.any(Array),
      totals: {
        show_count: expect.any(Number),
        episode_count: expect.any(Number),
        downloads: expect.any(Number),
        unique_reach: expect.any(Number),
      },
    },
  })),
  {
    // sorted-reports.test.ts compares the order of the rows, at a station with downloads.
    name: 'GET api/v1/get_analytics_podcast_shows.json with every parameter of a sorted page',
    request: ({ station = '' }) => ({
      path: 'api/v1/get_analytics_podcast_shows.json',
      query: {
        ...days,
        station_names: station,
        dimension: 'episode',
        sort: 'downloads',
        order: 'asc',
        page: '1',
      },
    }),
    status: 200,
    body: { data: [] },
  },
  {
    name: 'POST api/v1/get_all_episode_names.json',
    request: ({ station }) => ({
      path: 'api/v1/get_all_episode_names.json',
      method: 'POST',
      json: [{ station, min: 1, max: 9_999_999 }],
    }),
    status: 200,
    keep: ({ body }) => {
      const [first] = Object.values(Object(body));
      if (!first || !('name' in Object(first)) || !('timestamp' in Object(first)))
        throw new Error('No episode has a name and a timestamp.');
    },
  },
  {
    name: 'GET api/v1/get_all_show_names.json',
    request: () => ({ path: 'api/v1/get_all_show_names.json' }),
    status: 200,
    keep: ({ body }, { show = '' }) => {
      if (Reflect.get(Object(body), show) !== 'The Tide') throw new Error('The show has no name.');
    },
  },
  ...reports.flatMap((report) => csvCalls(report, {}, headers[report])),
  ...csvCalls(
    'shows',
    { dimension: 'episode' },
    'Episode,Episode ID,Show,Publish Date,Downloads,% Total,Unique Reach,Listen Through Rate',
  ),
  ...csvCalls('total', { dimension: 'date' }, 'Date,Downloads,% Total,Unique Reach,Listen Through Rate'),
  {
    name: 'GET {events host}/sessions/{stationSessionId}',
    request: ({ stationTitle = '', username = '', key = '' }) => ({
      path: `/sessions/${liveId(stationTitle)}`,
      query: { format: 'json', username, api_key: key },
      as: 'none',
    }),
    status: 200,
    type: /^text\/event-stream/,
  },
  {
    name: 'GET {events host}/sessions/{stationSessionId} of another station',
    request: ({ username = '', key = '' }) => ({
      path: `/sessions/${liveId('Another station')}`,
      query: { format: 'json', username, api_key: key },
      as: 'none',
    }),
    status: 404,
  },
  {
    name: 'DELETE api/v1/playlistcategory/{id}/',
    request: ({ tag }) => ({ path: `api/v1/playlistcategory/${tag}/`, method: 'DELETE' }),
    status: 204,
  },
];
