import { InPlaceOfScreen } from '../../../screen/frame/in-place-of-screen.tsx';
import { useTitle } from '../../../host/use-title.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useAutomationsController } from './automations.controller.ts';
import { automationsMessages as messages } from './automations.messages.ts';
import { AutomationsFrame, AutomationsView } from './automations.view.tsx';
import './automations.css';

/** The station's schedules, show by show: made, changed, paused and deleted, and the days on which they rest. */
export function AutomationsScreen() {
  useTitle({ screen: messages.heading });
  const state = useAutomationsController();
  if (state.status === 'ready') return <AutomationsView {...state} />;
  return (
    <AutomationsFrame>
      <InPlaceOfScreen state={state} screen={messages.heading} failed={messages.failed} loading={messages.loading}>
        <Skeleton width="220px" height="24px" />
        <Skeleton height="88px" />
        <Skeleton height="88px" />
      </InPlaceOfScreen>
    </AutomationsFrame>
  );
}
