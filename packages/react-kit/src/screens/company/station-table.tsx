import type { Company, CompanyStation } from '@postkit/sdk/schema';
import type { Sort } from '../../ui/table/sort-header.tsx';
import { VirtualTable } from '../../ui/virtual-table/virtual-table.tsx';
import { useWords } from '../../words/use-words.ts';
import type { CompanyDialog } from './company-dialogs.tsx';
import { companyMessages } from './company.messages.ts';
import { StationRow } from './station-row.tsx';

export interface StationTableProps {
  stations: readonly CompanyStation[];
  company: Company;
  sort: Sort;
  setSort(sort: Sort): void;
  focusId: number | null;
  onFocused(): void;
  onOpen(dialog: CompanyDialog): void;
  onEdit(station: CompanyStation): void;
}

const pixels = { wide: 52, narrow: 104 };
const idOf = ({ id }: CompanyStation) => id;

/** The stations of the company; Enter on a row edits. */
export function StationTable({
  stations,
  company,
  sort,
  setSort,
  focusId,
  onFocused,
  onOpen,
  onEdit,
}: StationTableProps) {
  const messages = useWords(companyMessages);
  return (
    <VirtualTable
      label={messages.heading}
      columns={Object.entries(messages.columns).map(([id, header]) => ({
        id,
        header,
        isSortable: id !== 'actions',
        isHeaderHidden: id === 'actions',
      }))}
      rows={stations}
      rowId={idOf}
      renderRow={(station, place) => (
        <StationRow
          key={station.id}
          station={station}
          companyQuota={company.station_quota_bytes}
          onOpen={onOpen}
          onEdit={onEdit}
          {...place}
        />
      )}
      pixels={pixels}
      sort={sort}
      onSortChange={setSort}
      onEnter={(station) => {
        if (station.state !== 'deleting') onEdit(station);
      }}
      focusId={focusId}
      onFocused={onFocused}
    />
  );
}
