import { isAllowed, showOperations } from '@postkit/sdk/schema';
import { useLiveChannel } from '../../../screen/live/use-live-channel.ts';
import { useSettings } from '../../../screen/settings/settings.queries.ts';
import { type StationSession, stationSession } from '../../../screen/session/station-session.ts';
import { FormFrame } from '../../../screen/frame/form-frame.tsx';
import { DeniedNotice } from '../../../screen/frame/denied-notice.tsx';
import { useTitle } from '../../../host/use-title.ts';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { failureDetails } from './report-setup-failure.ts';
import { showSetupMessages as messages } from './show-setup.messages.ts';
import { ShowSetupSkeleton } from './show-setup-skeleton.tsx';
import { useEntry } from './use-entry.ts';
import { ShowWizard } from './show-wizard.tsx';
import type { WizardStep } from './wizard-step.ts';
import './show-setup.css';

export interface ShowSetupScreenProps {
  /** `new`, or the id of a show. The text of an address is taken as it is: what is neither is told as a show that is not there. */
  showId: number | string;
  /** The step that the address names; without it the screen keeps its own. */
  step?: WizardStep | undefined;
}

/** The wizard that makes a show, or changes one: basic info, display details, destinations, automation. */
export function ShowSetupScreen({ showId, step }: ShowSetupScreenProps) {
  const title = showId === 'new' ? messages.newTitle : messages.editTitle;
  useTitle({ screen: title });
  useLiveChannel();
  const settings = useSettings();
  const station = settings.data && stationSession(settings.data.settings);
  const operation = showId === 'new' ? showOperations.create : showOperations.update;

  if (!station) {
    const retry = () => void settings.refetch();
    return (
      <FormFrame title={title}>
        {settings.isError ? (
          <ErrorState
            message={messages.loadFailed}
            details={failureDetails(settings.error)}
            isRetrying={settings.isFetching}
            onRetry={retry}
          />
        ) : (
          <ShowSetupSkeleton />
        )}
      </FormFrame>
    );
  }
  if (!isAllowed(operation, station.standing)) {
    return (
      <FormFrame title={title}>
        <DeniedNotice screen={title} lacks="licence" />
      </FormFrame>
    );
  }
  return <EnteredShowSetup key={`${station.slug}/${showId}`} {...{ station, showId, step, title }} />;
}

function EnteredShowSetup({ station, showId, step, title }: ShowSetupScreenProps & { station: StationSession; title: string }) {
  const entry = useEntry(station.slug, showId);
  if (entry.status === 'open') return <ShowWizard {...{ station, showId, title }} addressStep={step} />;
  return (
    <FormFrame title={title}>
      {entry.status === 'failed' ? (
        <ErrorState message={messages.loadFailed} details={failureDetails(entry.error)} onRetry={entry.retry} />
      ) : (
        <ShowSetupSkeleton />
      )}
    </FormFrame>
  );
}
