import type { Company, CompanyStation, Settings } from '@postkit/sdk/schema';
import { lazyDialog } from '../../host/lazy-dialog.tsx';
import { usePostKit } from '../../host/postkit-context.ts';
import { areas } from '../../host/session/areas.ts';

const AddStationDialog = lazyDialog(() =>
  import('./form/add-station-dialog.tsx').then((module) => module.AddStationDialog),
);
const StationDrawer = lazyDialog(() =>
  import('./form/station-drawer.tsx').then((module) => module.StationDrawer),
);
const ArchiveDialog = lazyDialog(() => import('./archive-dialog.tsx').then((module) => module.ArchiveDialog));
const DeleteDialog = lazyDialog(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog));
const RemoveDemoDialog = lazyDialog(() =>
  import('./remove-demo-dialog.tsx').then((module) => module.RemoveDemoDialog),
);

export type CompanyDialog =
  | { kind: 'add' | 'remove-demo' }
  | { kind: 'edit' | 'archive' | 'delete'; station: CompanyStation };

export interface CompanyDialogsProps {
  dialog: CompanyDialog | null;
  stations: readonly CompanyStation[];
  company: Company;
  settings: Settings;
  onChange(dialog: CompanyDialog | null): void;
  /** @param id Of the station whose row gets the focus. */
  onDone(id: number): void;
}

/** The open dialog. A station that is renamed or archived while the user works at it leads to its next address. */
export function CompanyDialogs({
  dialog,
  stations,
  company,
  settings,
  onChange,
  onDone,
}: CompanyDialogsProps) {
  const { host } = usePostKit();
  const close = () => onChange(null);
  const elsewhere = stations.find(({ slug, state }) => slug !== settings.station && state === 'active');

  function enter(slug: string, area: string, isReplaced = false): void {
    host.storage.set('station', slug);
    host.navigate(`/${slug}/${area}`, { replace: isReplaced });
  }

  function done({ id }: CompanyStation): void {
    close();
    onDone(id);
  }

  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'add':
      return (
        <AddStationDialog
          company={company}
          onOpen={({ slug }) => enter(slug, areas.shows.target)}
          onEdit={(station) => onChange({ kind: 'edit', station })}
          onClose={close}
        />
      );
    case 'edit':
      return (
        <StationDrawer
          key={dialog.station.id}
          station={dialog.station}
          company={company}
          onSaved={(before, stored) => {
            done(stored);
            if (before.slug === settings.station && stored.slug !== before.slug)
              enter(stored.slug, areas.company.target, true);
          }}
          onClose={close}
        />
      );
    case 'archive':
    case 'delete': {
      const { kind, station } = dialog;
      const next = station.slug === settings.station ? elsewhere : undefined;
      const onDone = () => (next ? enter(next.slug, areas.company.target, true) : done(station));
      if (kind === 'delete')
        return <DeleteDialog station={station} zone={settings.timezone} onDone={onDone} onClose={close} />;
      return (
        <ArchiveDialog station={station} isLeaving={next !== undefined} onDone={onDone} onClose={close} />
      );
    }
    case 'remove-demo': {
      const demo = stations.filter((station) => station.is_demo);
      const isHere = demo.some(({ slug }) => slug === settings.station);
      const next = isHere
        ? stations.find((station) => !station.is_demo && station.state === 'active')
        : undefined;
      return (
        <RemoveDemoDialog
          stations={demo}
          onDone={() => (next ? enter(next.slug, areas.company.target, true) : close())}
          onClose={close}
        />
      );
    }
  }
}
