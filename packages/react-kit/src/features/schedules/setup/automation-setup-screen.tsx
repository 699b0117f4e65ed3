import { FormFrame } from '../../../screen/frame/form-frame.tsx';
import { failureText } from '../../../screen/report-failure.ts';
import { Screen } from '../../../screen/frame/screen.tsx';
import type { HostAddress } from '../../../host/host.ts';
import type { ScreenQueryProps } from '../../../host/use-screen-query.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { AutomationForm } from './automation-form.tsx';
import { useAutomationSetupController } from './automation-setup.controller.ts';
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
  const { screen, automation, choose } = useAutomationSetupController(automationId, query);
  const title = automationId === 'new' ? messages.newTitle : messages.editTitle;
  return (
    <Screen
      state={screen}
      title={{ screen: messages.screen }}
      name={messages.screen}
      frame={(content) => <FormFrame title={title}>{content}</FormFrame>}
      failed={{
        settings: messages.settingsFailed,
        automations: messages.listFailed,
        shows: messages.showsFailed,
        show: messages.showSetup,
      }}
      details={(error, failed) => (failed === 'show' ? failureText(error) : undefined)}
      loading={messages.loading}
      skeleton={
        <>
          <Skeleton height="36px" />
          <Skeleton width="60%" height="56px" />
          <Skeleton height="160px" />
        </>
      }
    >
      {({ session: station, settings, data: { show, shows } }) => {
        const listAddress = `/${station.slug}/automations`;
        const isTv = settings.station_type === 'tv';
        if (show) return <AutomationForm key={automation?.id} {...{ title, station, isTv, show, automation, listAddress }} />;
        return (
          <FormFrame title={title}>{shows ? <ChooseShow {...{ shows, listAddress, choose }} /> : <Missing to={listAddress} />}</FormFrame>
        );
      }}
    </Screen>
  );
}

function Missing({ to }: { to: HostAddress }) {
  return (
    <EmptyState title={messages.missing} action={<InternalLink to={to}>{messages.toList}</InternalLink>}>
      {messages.missingText}
    </EmptyState>
  );
}
