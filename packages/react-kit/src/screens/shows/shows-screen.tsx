import { Screen } from '../../host/frame/screen.tsx';
import { HostSlot } from '../../host/host-slot/host-slot.tsx';
import { withWords } from '../../host/with-words.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { useShowsController } from './shows.controller.ts';
import './shows.css';
import { showsMessages } from './shows.messages.ts';
import { ShowsView } from './shows.view.tsx';

/** Lists the station's shows in a grid or a list. */
export const ShowsScreen = withWords('shows', function ShowsScreen() {
  const messages = useWords(showsMessages);
  const { screen, state } = useShowsController();
  return (
    <Screen
      state={screen}
      title={{ exact: 'shows' }}
      heading={messages.heading}
      isFilled
      action={
        <div className="pk-screen-actions">
          <HostSlot name="showsActions" props={{}} />
          {state.create && (
            <Button variant="primary" onPress={state.create}>
              {messages.create}
            </Button>
          )}
        </div>
      }
      failed={messages.failed}
      loading={messages.loading}
      skeleton={<ShowSkeletons />}
    >
      {({ session }) => <ShowsView {...state} timezone={session.timezone} />}
    </Screen>
  );
});

function ShowSkeletons() {
  return (
    <>
      <Skeleton height="32px" width="280px" />
      <div className="pk-shows-wait">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height="272px" />
        ))}
      </div>
    </>
  );
}
