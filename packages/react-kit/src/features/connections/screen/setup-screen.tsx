import { InPlaceOfScreen } from '../../../screen/frame/in-place-of-screen.tsx';
import { ScreenFrame } from '../../../screen/frame/screen-frame.tsx';
import { useTitle } from '../../../host/use-title.ts';
import type { ScreenQueryProps } from '../../../host/use-screen-query.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ReadySetup } from './ready-setup.tsx';
import { useSetupController } from './setup.controller.ts';
import { setupMessages as messages } from './setup.messages.ts';
import './setup.css';

/** The query holds `integration`, and of an open drawer `newConnection`, `connection` and `step`. */
export type SetupScreenProps = ScreenQueryProps;

/** What the station is connected to: feeds, players, accounts elsewhere. */
export function SetupScreen(props: SetupScreenProps) {
  useTitle({ screen: messages.heading });
  const state = useSetupController();
  return (
    <ScreenFrame heading={messages.heading}>
      {state.status === 'ready' ? (
        <ReadySetup data={state} query={props} />
      ) : (
        <InPlaceOfScreen
          className="pk-setup-columns"
          state={state}
          screen={messages.heading}
          failed={messages.failed}
          loading={messages.loading}
        >
          <Skeleton height="280px" />
          <Skeleton height="420px" />
        </InPlaceOfScreen>
      )}
    </ScreenFrame>
  );
}
