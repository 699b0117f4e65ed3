import { licenceNames, type StationLicences } from '@postkit/sdk/schema';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { SearchSelect } from '../../ui/search-select/search-select.tsx';
import { useWords } from '../../words/use-words.ts';
import type { HeldLicence } from './licence-list.ts';
import { LicenceTable } from './licence-table.tsx';
import type { LicencesState } from './licences.controller.ts';
import { licencesMessages } from './licences.messages.ts';

export interface LicencesViewProps extends LicencesState {
  station: StationLicences;
  stations: readonly StationLicences[];
  /** Address of the sales page; empty if the installation has none. */
  sales: string;
  onRemove(held: HeldLicence): void;
}

export function LicencesView(props: LicencesViewProps) {
  const messages = useWords(licencesMessages);
  const {
    station,
    stations,
    sales,
    shown,
    typed,
    setTyped,
    page,
    pageCount,
    setPage,
    chooseStation,
    onRemove,
  } = props;
  const counts = licenceNames.map(
    (licence) => [licence, station.holders.filter((held) => held.licence === licence).length] as const,
  );
  return (
    <>
      <search className="pk-licences-tools">
        <SearchSelect
          label={messages.station}
          options={stations.map(({ station: id, title, holders }) => ({
            id,
            label: title,
            description: messages.userCount(holders.length),
          }))}
          value={station.station}
          onChange={chooseStation}
        />
        <SearchField
          label={messages.search}
          placeholder={messages.search}
          value={typed}
          onChange={setTyped}
        />
        <p className="pk-licences-count" role="status">
          {messages.summary(station.holders.length, counts)}
        </p>
      </search>
      {station.logger_only && (
        <Banner
          title={messages.loggerStation(station.title)}
          actions={
            sales && (
              <Link href={sales} isExternal>
                {messages.contactSales}
              </Link>
            )
          }
        >
          {messages.loggerStationText}
        </Banner>
      )}
      <section className="pk-licences-list" aria-label={station.title}>
        {shown.length > 0 ? (
          <LicenceTable key={station.station} station={station} licences={shown} onRemove={onRemove} />
        ) : typed.trim() === '' ? (
          <EmptyState title={messages.none}>{messages.noneText(station.title)}</EmptyState>
        ) : (
          <EmptyState
            title={messages.noResults}
            action={<Button onPress={() => setTyped('')}>{messages.showAll}</Button>}
          >
            {messages.noResultsText}
          </EmptyState>
        )}
      </section>
      {pageCount > 1 && (
        <Pagination label={messages.pages} page={page} pageCount={pageCount} onChange={setPage} />
      )}
    </>
  );
}
