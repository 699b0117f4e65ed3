import { useEffect, useMemo, useState } from 'react';
import type { StationLicences } from '@postkit/sdk/schema';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { useWords } from '../../words/use-words.ts';
import { type HeldLicence, heldLicences, searchLicences } from './licence-list.ts';
import { licencesMessages } from './licences.messages.ts';
import { useLicences } from './licences.queries.ts';

const pageSize = 25;

export interface LicencesState {
  /** The chosen station; undefined until the licences have loaded. */
  station: StationLicences | undefined;
  /** The page of the licences that match the search. */
  shown: readonly HeldLicence[];
  typed: string;
  page: number;
  pageCount: number;
  chooseStation(slug: string): void;
  setTyped(typed: string): void;
  setPage(page: number): void;
}

/** The licences of one station at a time, first those of the current one. */
export function useLicencesController() {
  const messages = useWords(licencesMessages);
  const access = useAccess('licences');
  const query = useLicences({ enabled: access.isOpen });
  const screen = useScreen(access, { licences: query });
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const { data, error } = query;
  const slug = chosen ?? access.session?.slug;
  const station = data?.stations.find((one) => one.station === slug) ?? data?.stations[0];
  const matches = useMemo(
    () => (data && station ? searchLicences(heldLicences(station, data.users), typed) : []),
    [data, station, typed],
  );
  const pageCount = Math.max(1, Math.ceil(matches.length / pageSize));
  const current = Math.min(page, pageCount);

  useEffect(() => {
    if (error) console.error(`[postkit] ${messages.failed}`, error);
  }, [error, messages]);

  const state: LicencesState = {
    station,
    shown: matches.slice((current - 1) * pageSize, current * pageSize),
    typed,
    page: current,
    pageCount,
    chooseStation(next) {
      setChosen(next);
      setTyped('');
      setPage(1);
    },
    setTyped(next) {
      setTyped(next);
      setPage(1);
    },
    setPage,
  };
  return { screen, state };
}
