import type { AnalyticsRow } from '@postkit/sdk/schema';
import { formatCount } from '../../ui/format/format-count.ts';
import { formatPercent } from '../../ui/format/format-percent.ts';
import { Sparkline } from '../../ui/sparkline/sparkline.tsx';
import type { Column } from '../../ui/table/table.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import type { AnalyticsState } from './analytics.controller.ts';
import { analyticsMessages } from './analytics.messages.ts';
import type { ExplainedFigures } from './explain-dialog.tsx';
import { ExplainedTotal } from './explained-total.tsx';
import { countryName, formatScreenDate, formatShare, formatUtcDate } from './format-figures.ts';
import { retentionMessages } from './overview.messages.ts';
import { periodDays } from './report-periods.ts';
import type { RetentionSubject } from './retention-dialog.tsx';

type FigureColumn = Column<AnalyticsRow>;

export function rowKey(row: AnalyticsRow): string {
  return [row.aw_collection_id, row.aw_episode_id, row.country, row.platform, row.start_time].join('/');
}

/** The filter that selects the downloads of a row. */
export type RowSelection = Partial<ExplainedFigures>;

function selectionOf(
  row: AnalyticsRow,
  { tab, selection, filters, episodeName }: AnalyticsState,
): RowSelection | null {
  const { aw_collection_id, aw_episode_id, country, platform, start_time } = row;
  switch (tab) {
    case 'show':
      return aw_collection_id ? { show_id: aw_collection_id } : null;
    case 'episode':
      return Number(aw_episode_id) > 0
        ? { episode: { id: Number(aw_episode_id), name: episodeName(row) } }
        : null;
    case 'country':
      return country ? { countries_list: country } : null;
    case 'platform':
      return platform ? { platform_list: platform } : null;
    case 'reports':
      return start_time === null || !selection
        ? null
        : periodDays(start_time, filters.granularity, selection.query);
  }
}

export interface FigureActions {
  readonly onExplain: (row: RowSelection) => void;
  readonly onRetention: (episode: RetentionSubject) => void;
}

/** The columns of a tab; a column's id is the station's sort key. */
export function figureColumns(
  state: AnalyticsState,
  catalogue: Catalogue,
  { onExplain, onRetention }: FigureActions,
): FigureColumn[] {
  const { tab, episodeName } = state;
  const downloadsCell = (row: AnalyticsRow) => {
    const selection = selectionOf(row, state);
    if (selection === null) return formatCount(row.downloads, catalogue);
    return <ExplainedTotal downloads={row.downloads} onPress={() => onExplain(selection)} />;
  };
  const rateCell = (row: AnalyticsRow) => {
    const id = Number(row.aw_episode_id);
    if (tab !== 'episode' || !id) return formatPercent(row.ltr, catalogue);
    const name = episodeName(row);
    return <RetentionRate rate={row.ltr} name={name} onPress={() => onRetention({ id, name })} />;
  };
  const trend = tab === 'show' ? [trendColumn(state, catalogue)] : [];
  return [...subjectColumns(state, catalogue), ...trend, ...figures(catalogue)].map((column) => ({
    ...column,
    isSortable: column.id !== 'trend',
    ...(column.id === 'downloads' ? { cell: downloadsCell } : {}),
    ...(column.id === 'ltr' ? { cell: rateCell } : {}),
  }));
}

const figures = (catalogue: Catalogue): FigureColumn[] => {
  const messages = catalogue.wordsOf(analyticsMessages);
  return [
    {
      id: 'downloads',
      header: messages.columns.downloads,
      align: 'end',
      cell: (row) => formatCount(row.downloads, catalogue),
    },
    {
      id: 'percentTotal',
      header: messages.columns.share,
      align: 'end',
      cell: (row) => formatShare(row.percentTotal / 100, catalogue),
    },
    {
      id: 'unique_reach',
      header: messages.columns.reach,
      align: 'end',
      cell: (row) => formatCount(row.unique_reach, catalogue),
    },
    {
      id: 'ltr',
      header: messages.columns.rate,
      align: 'end',
      cell: (row) => formatPercent(row.ltr, catalogue),
    },
  ];
};

function subjectColumns(
  { tab, filters, session, showNames, episodeName, change }: AnalyticsState,
  catalogue: Catalogue,
): FigureColumn[] {
  const messages = catalogue.wordsOf(analyticsMessages);
  const { columns } = messages;
  const show: FigureColumn = {
    id: 'aw_collection_id',
    header: columns.show,
    cell: ({ aw_collection_id: id }) => showNames[id ?? ''] ?? messages.untitled(id ?? ''),
  };
  switch (tab) {
    case 'show':
      return [{ ...show, isRowHeader: true, width: '34%' }];
    case 'episode':
      return [
        { id: 'aw_episode_id', header: columns.episode, isRowHeader: true, width: '30%', cell: episodeName },
        show,
        {
          id: 'publish_date',
          header: columns.published,
          cell: ({ publish_date }) =>
            publish_date === null ? '' : formatScreenDate(publish_date, session.timezone, catalogue),
        },
      ];
    case 'country':
      return [
        {
          id: 'country',
          header: columns.country,
          isRowHeader: true,
          width: '40%',
          cell: ({ country }) => (
            <OnlyThis
              name={countryName(country ?? '', catalogue)}
              onPress={() => change({ selectedCountry: country })}
            />
          ),
        },
      ];
    case 'platform':
      return [
        {
          id: 'platform',
          header: columns.platform,
          isRowHeader: true,
          width: '40%',
          cell: ({ platform }) => (
            <OnlyThis name={platform ?? ''} onPress={() => change({ selectedPlatform: platform })} />
          ),
        },
      ];
    case 'reports':
      return [
        {
          id: 'start_time',
          header: columns.date[filters.granularity],
          isRowHeader: true,
          width: '40%',
          cell: ({ start_time }) => formatUtcDate(start_time ?? 0, catalogue),
        },
      ];
  }
}

/** A name that, when pressed, filters every tab by itself. */
function OnlyThis({ name, onPress }: { name: string; onPress: () => void }) {
  const messages = useWords(analyticsMessages);
  return (
    <button
      type="button"
      className="pk-link pk-analytics-only"
      title={messages.onlyOne(name)}
      onClick={onPress}
    >
      {name}
    </button>
  );
}

/** The downloads of a show by day over the days of the overview. */
function trendColumn({ trends, overview }: AnalyticsState, catalogue: Catalogue): FigureColumn {
  const messages = catalogue.wordsOf(analyticsMessages);
  const days = overview?.range.days ?? 0;
  return {
    id: 'trend',
    header: messages.columns.trend(days),
    width: '120px',
    cell({ aw_collection_id: id }) {
      const values = trends?.[id ?? ''];
      return (
        values && (
          <Sparkline
            label={messages.trendOf(
              values.reduce((sum, value) => sum + value, 0),
              days,
            )}
            values={values}
          />
        )
      );
    },
  };
}

/** The listen through rate of an episode, which opens its minutes. */
function RetentionRate({ rate, name, onPress }: { rate: number; name: string; onPress: () => void }) {
  const catalogue = useCatalogue();
  const messages = useWords(retentionMessages);
  const text = formatPercent(rate, catalogue);
  return (
    <button
      type="button"
      className="pk-explained"
      title={messages.title}
      aria-label={messages.openRate(text, name)}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {text}
    </button>
  );
}
