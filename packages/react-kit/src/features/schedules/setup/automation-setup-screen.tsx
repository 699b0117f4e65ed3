import { DeniedNotice } from '../../../screen/frame/denied-notice.tsx';
import type { ScreenQueryProps } from '../../../host/use-screen-query.ts';
import { useTitle } from '../../../host/use-title.ts';
import { FormFrame } from '../../../screen/frame/form-frame.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { AutomationForm } from './automation-form.tsx';
import { type AutomationSetupState, useAutomationSetupController } from './automation-setup.controller.ts';
import { automationSetupMessages as messages } from './automation-setup.messages.ts';
import { ChooseShow } from './choose-show.tsx';
import { InternalLink } from './internal-link.tsx';
import './automation-setup.css';

/** The query holds `showId`, the show that the schedule makes episodes of. */
export interface AutomationSetupScreenProps extends ScreenQueryProps {
  /** `new`, or the id of a schedule. The text of an address is taken as it is: what is neither is told as a schedule that is not there. */
  automationId: number | string;
}

/** Makes a schedule, or changes one: when it captures, and what becomes of that. */
export function AutomationSetupScreen({ automationId, ...query }: AutomationSetupScreenProps) {
  useTitle({ screen: messages.screen });
  const state = useAutomationSetupController(automationId, query);
  const title = automationId === 'new' ? messages.newTitle : messages.editTitle;
  if (state.status === 'ready') return <AutomationForm key={state.automation?.id} {...state} title={title} />;
  return (
    <FormFrame title={title}>
      <InPlaceOfForm state={state} />
    </FormFrame>
  );
}

function InPlaceOfForm({ state }: { state: Exclude<AutomationSetupState, { status: 'ready' }> }) {
  switch (state.status) {
    case 'denied':
      return <DeniedNotice screen={messages.screen} lacks={state.lacks} />;
    case 'failed':
      return <ErrorState message={state.message} details={state.details} isRetrying={state.isRetrying} onRetry={state.retry} />;
    case 'choosing':
      return <ChooseShow {...state} />;
    case 'missing':
      return (
        <EmptyState title={messages.missing} action={<InternalLink to={state.listAddress}>{messages.toList}</InternalLink>}>
          {messages.missingText}
        </EmptyState>
      );
    case 'loading':
      return (
        <div className="pk-stack" role="status" aria-label={messages.loading}>
          <Skeleton height="36px" />
          <Skeleton width="60%" height="56px" />
          <Skeleton height="160px" />
        </div>
      );
  }
}
