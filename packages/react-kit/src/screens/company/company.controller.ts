import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Company, CompanyStation } from '@postkit/sdk/schema';
import { useCompany, useCompanyStations } from '../../data/stations/index.ts';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import type { Sort } from '../../ui/table/sort-header.tsx';
import { useWords } from '../../words/use-words.ts';
import { companyMessages } from './company.messages.ts';
import { filterStations, sortStations, type StationFilter } from './station-list.ts';

export interface CompanyState {
  /** The stations that match search and filter, in their order. */
  stations: readonly CompanyStation[];
  /** All stations, by title. */
  all: readonly CompanyStation[];
  company: Company | undefined;
  typed: string;
  filter: StationFilter;
  sort: Sort;
  setTyped(typed: string): void;
  setFilter(filter: StationFilter): void;
  setSort(sort: Sort): void;
}

const noStations: readonly CompanyStation[] = [];

export function useCompanyController() {
  const messages = useWords(companyMessages);
  const access = useAccess('company');
  const stations = useCompanyStations({ enabled: access.isOpen });
  const company = useCompany({ enabled: access.isOpen });
  const screen = useScreen(access, { stations, company });
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<StationFilter>('all');
  const [sort, setSort] = useState<Sort>({ column: 'title', direction: 'ascending' });
  const search = useDeferredValue(typed);
  const all = stations.data ?? noStations;
  const sorted = useMemo(() => sortStations(all, sort), [all, sort]);
  const shown = useMemo(
    () => filterStations(sorted, { typed: search, state: filter }),
    [sorted, search, filter],
  );
  const error = stations.error ?? company.error;

  useEffect(() => {
    if (error) console.error(`[postkit] ${messages.failed}`, error);
  }, [error, messages]);

  const state: CompanyState = {
    stations: shown,
    all,
    company: company.data,
    typed,
    filter,
    sort,
    setTyped,
    setFilter,
    setSort,
  };
  return { screen, state };
}
