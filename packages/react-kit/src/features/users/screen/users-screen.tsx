import { InPlaceOfScreen } from '../../../screen/frame/in-place-of-screen.tsx';
import { useTitle } from '../../../host/use-title.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ReadyUsersScreen } from './ready-users.tsx';
import { useUsersController } from './users.controller.ts';
import { usersMessages as messages } from './users.messages.ts';
import { UsersFrame } from './users.view.tsx';
import './users.css';

/** Who works at the stations that the person administers: found, added, changed, disabled. */
export function UsersScreen() {
  useTitle({ screen: messages.heading });
  const state = useUsersController();
  if (state.status === 'ready') return <ReadyUsersScreen state={state} />;
  return (
    <UsersFrame>
      <InPlaceOfScreen state={state} screen={messages.heading} failed={messages.failed} loading={messages.loading}>
        <Skeleton height="32px" width="280px" />
        <Skeleton height="420px" />
      </InPlaceOfScreen>
    </UsersFrame>
  );
}
