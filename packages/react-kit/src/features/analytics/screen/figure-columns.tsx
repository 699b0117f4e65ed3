import type { AnalyticsRow } from '@postkit/sdk/schema';
import { countryName, formatCount, formatRate, formatScreenDate, formatShare, formatUtcDate } from '../format-figures.ts';
import type { Column } from '../../../ui/table/table.tsx';
import type { AnalyticsState } from './analytics.controller.ts';
import { analyticsMessages as messages } from './analytics.messages.ts';

type FigureColumn = Column<AnalyticsRow>;

export function rowKey(row: AnalyticsRow): string {
  return [row.aw_collection_id, row.aw_episode_id, row.country, row.platform, row.start_time].join('/');
}

/** The columns of a tab; a column's id is the station's sort key. */
export function figureColumns(state: AnalyticsState): FigureColumn[] {
  const { tab } = state;
  return [...subjectColumns(state), ...figures].map((column) => ({
    ...column,
    isSortable: true,
    ...(column.id === 'percentTotal' ? { cell: (row: AnalyticsRow) => formatShare(row.percentTotal, tab) } : {}),
  }));
}

const figures: FigureColumn[] = [
  { id: 'downloads', header: messages.columns.downloads, align: 'end', cell: (row) => formatCount(row.downloads) },
  { id: 'percentTotal', header: messages.columns.share, align: 'end', cell: (row) => row.percentTotal },
  { id: 'unique_reach', header: messages.columns.reach, align: 'end', cell: (row) => formatCount(row.unique_reach) },
  { id: 'ltr', header: messages.columns.rate, align: 'end', cell: (row) => formatRate(row.ltr) },
];

function subjectColumns({ tab, filters, session, showNames, episodeName, change }: AnalyticsState): FigureColumn[] {
  const { columns } = messages;
  const show: FigureColumn = {
    id: 'aw_collection_id',
    header: columns.show,
    cell: ({ aw_collection_id: id }) => showNames[id ?? ''] ?? messages.untitled(id ?? ''),
  };
  switch (tab) {
    case 'show':
      return [{ ...show, isRowHeader: true, width: '40%' }];
    case 'episode':
      return [
        { id: 'aw_episode_id', header: columns.episode, isRowHeader: true, width: '30%', cell: episodeName },
        show,
        {
          id: 'publish_date',
          header: columns.published,
          cell: ({ publish_date }) => (publish_date === null ? '' : formatScreenDate(publish_date, session.timezone)),
        },
      ];
    case 'country':
      return [
        {
          id: 'country',
          header: columns.country,
          isRowHeader: true,
          width: '40%',
          cell: ({ country }) => <OnlyThis name={countryName(country ?? '')} onPress={() => change({ selectedCountry: country })} />,
        },
      ];
    case 'platform':
      return [
        {
          id: 'platform',
          header: columns.platform,
          isRowHeader: true,
          width: '40%',
          cell: ({ platform }) => <OnlyThis name={platform ?? ''} onPress={() => change({ selectedPlatform: platform })} />,
        },
      ];
    case 'reports':
      return [
        {
          id: 'start_time',
          header: columns.date[filters.granularity],
          isRowHeader: true,
          width: '40%',
          cell: ({ start_time }) => formatUtcDate(start_time ?? 0),
        },
      ];
  }
}

/** A name that, when pressed, filters every tab by itself. */
function OnlyThis({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button type="button" className="pk-link pk-analytics-only" title={messages.onlyOne(name)} onClick={onPress}>
      {name}
    </button>
  );
}
