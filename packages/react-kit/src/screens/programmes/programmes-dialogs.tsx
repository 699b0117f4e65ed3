import type { Programme, ProgrammeSource } from '@postkit/sdk/schema';
import { lazyDialog } from '../../host/lazy-dialog.tsx';
import { useOriginOf } from './origin-of.ts';
import { ProgrammeDetails } from './programme/programme-details.tsx';
import { RemoveProgrammeDialog } from './programme/remove-programme-dialog.tsx';
import { RemoveSourceDialog } from './sources/remove-source-dialog.tsx';

const ProgrammeDrawer = lazyDialog(() =>
  import('./programme/programme-drawer.tsx').then((module) => module.ProgrammeDrawer),
);
const SourcesDrawer = lazyDialog(() =>
  import('./sources/sources-drawer.tsx').then((module) => module.SourcesDrawer),
);
const SourceForm = lazyDialog(() => import('./sources/source-form.tsx').then((module) => module.SourceForm));
const DifferenceDialog = lazyDialog(() =>
  import('./difference/difference-dialog.tsx').then((module) => module.DifferenceDialog),
);
const UndoPlanDialog = lazyDialog(() =>
  import('./difference/undo-plan-dialog.tsx').then((module) => module.UndoPlanDialog),
);
const PublicFilesDialog = lazyDialog(() =>
  import('./public/public-files-dialog.tsx').then((module) => module.PublicFilesDialog),
);

/** The open dialog or drawer, of a programme or a source by its id. */
export type ProgrammesDialog =
  | { readonly kind: 'add' | 'sources' | 'add-source' | 'public' }
  | { readonly kind: 'details' | 'edit' | 'remove'; readonly id: number }
  | { readonly kind: 'edit-source' | 'undo' | 'remove-source'; readonly sourceId: number }
  | { readonly kind: 'difference'; readonly sourceId: number; readonly planId: number };

export interface ProgrammesDialogsProps {
  dialog: ProgrammesDialog | null;
  programmes: readonly Programme[];
  sources: readonly ProgrammeSource[];
  zone: string;
  canEdit: boolean;
  /** Addresses of other screens, null for those that the user or the page does not have. */
  addressOf: {
    show(this: void, showId: number): string | null;
    schedule(this: void, programme: Programme): string | null;
  };
  onChange(this: void, dialog: ProgrammesDialog | null): void;
}

export function ProgrammesDialogs(props: ProgrammesDialogsProps) {
  const { dialog, sources, zone, onChange } = props;
  const close = () => onChange(null);
  if (dialog === null) return null;
  if ('id' in dialog) return <ProgrammeDialogs {...props} dialog={dialog} />;
  if ('sourceId' in dialog) return <SourceDialogs {...props} dialog={dialog} />;
  const toSources = () => onChange({ kind: 'sources' });
  switch (dialog.kind) {
    case 'add':
      return <ProgrammeDrawer programme={null} source="" zone={zone} onClose={close} />;
    case 'sources':
      return <SourcesDrawer {...{ sources, zone }} onOpen={onChange} onClose={close} />;
    case 'public':
      return <PublicFilesDialog onClose={close} />;
    case 'add-source':
      return <SourceForm source={null} onSaved={toSources} onClose={toSources} />;
  }
}

interface SourceDialogsProps extends ProgrammesDialogsProps {
  dialog: Extract<ProgrammesDialog, { sourceId: number }>;
}

/** The dialogs of one source. */
function SourceDialogs({ dialog, sources, zone, onChange }: SourceDialogsProps) {
  const source = sources.find(({ id }) => id === dialog.sourceId);
  if (!source) return null;
  const { plan_id } = source;
  const toSources = () => onChange({ kind: 'sources' });
  switch (dialog.kind) {
    case 'edit-source':
      return <SourceForm source={source} onSaved={toSources} onClose={toSources} />;
    case 'undo':
      return <UndoPlanDialog source={source} zone={zone} onClose={toSources} />;
    case 'remove-source':
      return <RemoveSourceDialog source={source} onClose={toSources} />;
    case 'difference':
      return (
        <DifferenceDialog
          key={dialog.planId}
          source={source}
          planId={dialog.planId}
          zone={zone}
          onNewest={() => plan_id !== null && onChange({ ...dialog, planId: plan_id })}
          onClose={() => onChange(null)}
        />
      );
  }
}

interface ProgrammeDialogsProps extends ProgrammesDialogsProps {
  dialog: Extract<ProgrammesDialog, { id: number }>;
}

/** The dialogs of one programme. */
function ProgrammeDialogs(props: ProgrammeDialogsProps) {
  const { dialog, programmes, sources, zone, canEdit, addressOf, onChange } = props;
  const originOf = useOriginOf(sources);
  const programme = programmes.find(({ id }) => id === dialog.id);
  if (!programme) return null;
  const { id, show, source_id } = programme;
  const close = () => onChange(null);
  const toDetails = () => onChange({ kind: 'details', id });
  if (dialog.kind === 'edit')
    return (
      <ProgrammeDrawer programme={programme} source={originOf(source_id)} zone={zone} onClose={toDetails} />
    );
  if (dialog.kind === 'remove')
    return <RemoveProgrammeDialog programme={programme} onRemoved={close} onCancel={toDetails} />;
  return (
    <ProgrammeDetails
      programme={programme}
      origin={originOf(source_id)}
      zone={zone}
      showAddress={show ? addressOf.show(show.id) : null}
      scheduleAddress={addressOf.schedule(programme)}
      onEdit={canEdit ? () => onChange({ kind: 'edit', id }) : null}
      onRemove={() => onChange({ kind: 'remove', id })}
      onClose={close}
    />
  );
}
