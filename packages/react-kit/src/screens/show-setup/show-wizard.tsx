import type { Show } from '@postkit/sdk/schema';
import { useShow } from '../../data/shows/index.ts';
import { ConflictDialog } from '../../host/conflict/index.ts';
import { PartFailureNotice } from '../../host/part-failure-notice.tsx';
import { useStores } from '../../host/stores.ts';
import { UnsavedWorkContext } from '../../host/unsaved-work-context.ts';
import { PartBoundary } from '../../ui/lazy-part/part-boundary.tsx';
import { useWords } from '../../words/use-words.ts';
import { BasicInfoStep } from './basic-info/basic-info-step.tsx';
import { DisplayDetailsStep } from './display-details/display-details-step.tsx';
import { PublishingDestinationsStep } from './publishing-destinations/publishing-destinations-step.tsx';
import { SchedulesStep } from './schedules/schedules-step.tsx';
import { type ShowWizardOptions, useShowWizard } from './show-setup.controller.ts';
import { showSetupMessages } from './show-setup.messages.ts';
import { isUnsaved, useShowSetup } from './show-setup.store.ts';
import { ShowSetupView } from './show-setup.view.tsx';
import { useDraftPersistence } from './use-draft-persistence.ts';
import { WizardContext } from './wizard-context.ts';
import { RecoverableDraftNotice, OutdatedNotice } from './wizard-notices.tsx';
import type { WizardStep } from './wizard-step.ts';

/** The wizard with an open draft. */
export function ShowWizard({ title, ...options }: ShowWizardOptions & { title: string }) {
  const stores = useStores();
  const messages = useWords(showSetupMessages);
  const { station, showId } = options;
  const { wizard, ...state } = useShowWizard(options);
  const { saving } = state;
  const persistence = useDraftPersistence(station.slug, showId);
  const { recoverable } = persistence;
  const outdated = useOutdated();
  const hasUnsaved = useShowSetup(isUnsaved);
  const showTitle = useShowSetup((setup) => setup.baseline?.title ?? '');

  const notices = (
    <>
      {recoverable && <RecoverableDraftNotice recoverable={recoverable} zone={station.timezone} />}
      {outdated && !saving.isSaving && !saving.conflict && (
        <OutdatedNotice
          title={outdated.title}
          isUnsaved={hasUnsaved}
          onShowTheirs={() => saving.showTheirs(outdated)}
          onKeepMine={() => useShowSetup.in(stores).getState().rebase(outdated.version)}
        />
      )}
    </>
  );
  return (
    <UnsavedWorkContext value={persistence}>
      <WizardContext value={wizard}>
        <ShowSetupView {...state} title={title} showTitle={showTitle} notices={notices}>
          <PartBoundary key={state.step} failed={(failure) => <PartFailureNotice {...failure} />}>
            <WizardStepContent step={state.step} />
          </PartBoundary>
        </ShowSetupView>
        {saving.conflict && (
          <ConflictDialog
            title={messages.conflictTitle}
            text={messages.conflict}
            isBusy={saving.isSaving}
            failure={saving.failure === null ? null : { name: messages.notSaved, details: saving.failure }}
            onBack={saving.conflict.back}
            onLoadTheirs={saving.conflict.loadTheirs}
            onKeepMine={saving.conflict.keepMine}
          />
        )}
      </WizardContext>
    </UnsavedWorkContext>
  );
}

/** The newer version of the show that another user saved; null if there is none. */
function useOutdated(): Show | null {
  const id = useShowSetup((state) => state.draft?.id ?? null);
  const version = useShowSetup((state) => state.draft?.version ?? null);
  // Live events make the query refetch.
  const { data: show } = useShow(id);
  return show && version !== null && show.version > version ? show : null;
}

/** The current step. Steps take no props: they read the draft, and remount when another one is opened. */
function WizardStepContent({ step }: { step: WizardStep }) {
  const formKey = useShowSetup((state) => state.formKey);
  switch (step) {
    case 'basic-info':
      return <BasicInfoStep key={formKey} />;
    case 'display-details':
      return <DisplayDetailsStep key={formKey} />;
    case 'publishing-destinations':
      return <PublishingDestinationsStep key={formKey} />;
    case 'automation':
      return <SchedulesStep key={formKey} />;
  }
}
