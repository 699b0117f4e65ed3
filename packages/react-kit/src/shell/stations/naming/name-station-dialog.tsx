import { useState } from 'react';
import type { CompanyStation } from '@postkit/sdk/schema';
import { useCompany, useCompanyStations } from '../../../data/stations/index.ts';
import type { HostStorage } from '../../../host/host.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { useWords } from '../../../words/use-words.ts';
import { NameStationForm } from './name-station-form.tsx';
import { nameStationMessages } from './name-station.messages.ts';

const key = 'nameStationLater';
const day = 86_400_000;

/** Whether the user has put the question off. @param now Unix milliseconds. */
function isPostponed(storage: HostStorage, now: number): boolean {
  return Number(storage.get(key) ?? 0) > now;
}

/** Puts the question off for a day in this browser. */
function postpone(storage: HostStorage, now: number): void {
  storage.set(key, String(now + day));
}

export interface NameStationDialogProps {
  /** Slug of the first start. */
  station: string;
  /** The current path, which continues at the new slug. */
  path: string;
}

/** The first question of an installation: name, address and time zone of its station, and the name of the company. */
export function NameStationDialog({ station: slug, path }: NameStationDialogProps) {
  const messages = useWords(nameStationMessages);
  const { host } = usePostKit();
  const [isLater, setLater] = useState(() => isPostponed(host.storage, Date.now()));
  const stations = useCompanyStations({ enabled: !isLater });
  const company = useCompany({ enabled: !isLater });
  if (isLater) return null;

  function later(): void {
    postpone(host.storage, Date.now());
    setLater(true);
  }

  function continueAt(stored: CompanyStation): void {
    setLater(true);
    host.storage.set('station', stored.slug);
    host.navigate(path.replace(/^\/[^/]*/, `/${stored.slug}`), { replace: true });
  }

  const station = stations.data?.find((one) => one.slug === slug);
  if (station && company.data) {
    return <NameStationForm station={station} company={company.data} onLater={later} onSaved={continueAt} />;
  }
  const failed = [stations, company].find(({ isLoadingError }) => isLoadingError);
  if (!failed) return null;
  return (
    <Dialog
      isOpen
      title={messages.title}
      onClose={later}
      footer={<Button onPress={later}>{messages.later}</Button>}
    >
      <ErrorState
        message={messages.loadFailed}
        isRetrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    </Dialog>
  );
}
