import type { AverageEpisode } from '@postkit/sdk/schema';
import { formatCount } from '../../ui/format/format-count.ts';
import { formatPercent } from '../../ui/format/format-percent.ts';
import { type Column, Table } from '../../ui/table/table.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { compareMessages } from './analytics.messages.ts';
import type { ComparedShow } from './compared-shows.ts';
import { seriesLook } from './series-look.ts';

export interface CompareTableProps {
  view: 'date' | 'age';
  shows: readonly ComparedShow[];
  averages: readonly AverageEpisode[];
  /** Days of the comparison. */
  days: number;
}

/** Days since publishing with a column of their own. */
const ages = [1, 7, 28] as const;

/** The totals of each show, with the look of its line. */
export function CompareTable({ view, shows, averages, days }: CompareTableProps) {
  const catalogue = useCatalogue();
  const messages = useWords(compareMessages);
  const averageOf = ({ id }: ComparedShow) => averages.find(({ show_id }) => String(show_id) === id);
  const name: Column<ComparedShow> = {
    id: 'show',
    header: messages.show,
    isRowHeader: true,
    cell: (show) => (
      <span className="pk-compare-name">
        <LineSample index={shows.indexOf(show)} />
        {show.name}
      </span>
    ),
  };
  const ofDate: Column<ComparedShow>[] = [
    {
      id: 'downloads',
      header: messages.downloads,
      align: 'end',
      cell: ({ downloads }) => formatCount(downloads, catalogue),
    },
    {
      id: 'before',
      header: messages.before(days),
      align: 'end',
      cell: ({ before }) => formatCount(before, catalogue),
    },
    { id: 'change', header: messages.change, align: 'end', cell: ({ change }) => <Change change={change} /> },
  ];
  const ofAge: Column<ComparedShow>[] = [
    {
      id: 'episodes',
      header: messages.episodes,
      align: 'end',
      cell: (show) => formatCount(averageOf(show)?.episodes ?? 0, catalogue),
    },
    ...ages.map((age): Column<ComparedShow> => ({
      id: `age-${age}`,
      header: messages.after(age),
      align: 'end',
      cell: (show) => {
        const reached = averageOf(show)?.days[age - 1];
        return reached ? formatCount(Math.round(reached.downloads), catalogue) : messages.notYet;
      },
    })),
  ];
  return (
    <div className="pk-analytics-rows">
      <Table
        label={messages.title}
        columns={[name, ...(view === 'date' ? ofDate : ofAge)]}
        rows={shows}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

function LineSample({ index }: { index: number }) {
  return (
    <svg width="28" height="8" aria-hidden="true">
      <line x1="1" y1="4" x2="27" y2="4" strokeWidth="2.5" {...seriesLook(index)} />
    </svg>
  );
}

function Change({ change }: { change: number | null }) {
  const catalogue = useCatalogue();
  const messages = useWords(compareMessages);
  if (change === null) return messages.noneBefore;
  const trend = change > 0 ? 'up' : change < 0 ? 'down' : undefined;
  return (
    <span className="pk-compare-change" data-trend={trend}>
      {formatPercent(change / 100, catalogue, { isChange: true })}
    </span>
  );
}
