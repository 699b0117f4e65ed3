import { useEffect } from 'react';
import { showOperations } from '@postkit/sdk/operations';
import { FormFrame } from '../../host/frame/form-frame.tsx';
import { Screen } from '../../host/frame/screen.tsx';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { lazyContent } from '../../host/lazy-section.tsx';
import { failureText } from '../../host/report-failure.ts';
import type { StationSession } from '../../host/session/station-session.ts';
import { withWords } from '../../host/with-words.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import { showSetupMessages } from './show-setup.messages.ts';
import './show-setup.css';
import { useEntry } from './use-entry.ts';
import type { WizardStep } from './wizard-step.ts';

// Loads beside the show that it edits.
const ShowWizard = lazyContent(
  () => import('./show-wizard.tsx').then((module) => module.ShowWizard),
  ({ title }) => (
    <FormFrame title={title}>
      <FormSkeleton />
    </FormFrame>
  ),
);

export interface ShowSetupScreenProps {
  /** `new`, or the id of a show as a number or text; anything else is reported as not found. */
  showId: number | string;
  /** The step in the address; without it, the screen stores the step itself. */
  step?: WizardStep | undefined;
}

/** The wizard to create or edit a show: basic info, display details, destinations, schedules. */
export const ShowSetupScreen = withWords(
  'show-setup',
  function ShowSetupScreen({ showId, step }: ShowSetupScreenProps) {
    const messages = useWords(showSetupMessages);
    const catalogue = useCatalogue();
    useEffect(() => ShowWizard.preload(), []);
    const title = showId === 'new' ? messages.newTitle : messages.editTitle;
    return (
      <Screen
        state={useScreen(useAccess(showOperations.create.access), {})}
        title={{ screen: title }}
        name={title}
        frame={(content) => <FormFrame title={title}>{content}</FormFrame>}
        failed={messages.loadFailed}
        details={(error) => failureText(error, catalogue)}
        loading={messages.loading}
        skeleton={<FormSkeleton />}
      >
        {({ session }) => (
          <EnteredShowSetup
            key={`${session.slug}/${showId}`}
            station={session}
            {...{ showId, step, title }}
          />
        )}
      </Screen>
    );
  },
);

function EnteredShowSetup({
  station,
  showId,
  step,
  title,
}: ShowSetupScreenProps & { station: StationSession; title: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(showSetupMessages);
  const entry = useEntry(station.slug, showId);
  if (entry.status === 'open') return <ShowWizard {...{ station, showId, title }} addressStep={step} />;
  return (
    <FormFrame title={title}>
      {entry.status === 'failed' ? (
        <ErrorState
          message={messages.loadFailed}
          details={failureText(entry.error, catalogue)}
          onRetry={entry.retry}
        />
      ) : (
        <div className="pk-stack" role="status" aria-label={messages.loading}>
          <FormSkeleton />
        </div>
      )}
    </FormFrame>
  );
}

function FormSkeleton() {
  return (
    <>
      <Skeleton height="36px" />
      <Skeleton width="60%" height="56px" />
      <Skeleton height="120px" />
      <Skeleton width="60%" height="56px" />
    </>
  );
}
