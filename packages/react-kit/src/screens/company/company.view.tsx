import type { Company, CompanyStation } from '@postkit/sdk/schema';
import { stationStates } from '@postkit/sdk/schema';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FilterChips } from '../../ui/filter-chips/filter-chips.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { useWords } from '../../words/use-words.ts';
import type { CompanyDialog } from './company-dialogs.tsx';
import { CompanyName } from './company-name.tsx';
import type { CompanyState } from './company.controller.ts';
import { companyMessages } from './company.messages.ts';
import { StationTable } from './station-table.tsx';

export interface CompanyViewProps extends CompanyState {
  company: Company;
  /** Id of the station whose row gets the focus once it is listed. */
  focusId: number | null;
  onFocused(): void;
  onOpen(dialog: CompanyDialog): void;
  onEdit(station: CompanyStation): void;
}

export function CompanyView(props: CompanyViewProps) {
  const messages = useWords(companyMessages);
  const { company, stations, all, typed, setTyped, filter, setFilter, onOpen, onEdit } = props;
  const options = (['all', ...stationStates] as const)
    .map((id) => ({
      id,
      label: id === 'all' ? messages.all : messages.states[id],
      count: id === 'all' ? all.length : all.filter(({ state }) => state === id).length,
    }))
    .filter(({ id, count }) => count > 0 || id === 'all' || id === 'active' || id === filter);

  function showAll(): void {
    setTyped('');
    setFilter('all');
  }

  return (
    <>
      <CompanyName company={company} />
      {all
        .filter((station) => station.needs_name)
        .map((station) => (
          <Banner
            key={station.id}
            tone="warning"
            actions={
              <Button size="small" onPress={() => onEdit(station)}>
                {messages.nameStation}
              </Button>
            }
          >
            {messages.needsName(station.title)}
          </Banner>
        ))}
      {company.has_demo && <DemoBanner stations={all} onRemove={() => onOpen({ kind: 'remove-demo' })} />}
      <search className="pk-company-tools">
        <SearchField
          label={messages.search}
          placeholder={messages.search}
          value={typed}
          onChange={setTyped}
        />
        <FilterChips label={messages.filter} options={options} value={filter} onChange={setFilter} />
        <p className="pk-company-count" role="status">
          {messages.count(stations.length, all.length)}
        </p>
      </search>
      <section className="pk-virtual-table-frame pk-company-list" aria-label={messages.heading}>
        {stations.length > 0 ? (
          <StationTable {...props} />
        ) : (
          <EmptyState
            title={messages.noResults}
            action={<Button onPress={showAll}>{messages.showAll}</Button>}
          >
            {messages.noResultsText}
          </EmptyState>
        )}
      </section>
    </>
  );
}

function DemoBanner({ stations, onRemove }: { stations: readonly CompanyStation[]; onRemove(): void }) {
  const messages = useWords(companyMessages);
  const hasOwn = stations.some((station) => !station.is_demo && station.state === 'active');
  return (
    <Banner
      title={messages.demoTitle}
      actions={
        hasOwn && (
          <Button size="small" onPress={onRemove}>
            {messages.removeDemo}
          </Button>
        )
      }
    >
      {hasOwn ? messages.demoText : messages.demoNeedsStation}
    </Banner>
  );
}
