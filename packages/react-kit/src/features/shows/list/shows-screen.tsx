import { InPlaceOfScreen } from '../../../screen/frame/in-place-of-screen.tsx';
import { useTitle } from '../../../host/use-title.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useShowsController } from './shows.controller.ts';
import { showsMessages as messages } from './shows.messages.ts';
import { ShowsFrame, ShowsView } from './shows.view.tsx';
import './shows.css';

/** The station's shows, as a grid or a list. */
export function ShowsScreen() {
  useTitle({ exact: 'shows' });
  const state = useShowsController();
  if (state.status === 'ready') return <ShowsView {...state} />;
  return (
    <ShowsFrame>
      <InPlaceOfScreen
        className="pk-shows-wait"
        state={state}
        screen={messages.heading}
        failed={messages.failed}
        loading={messages.loading}
      >
        <Skeleton height="32px" width="280px" />
        <div className="pk-shows-wait-grid">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} height="272px" />
          ))}
        </div>
      </InPlaceOfScreen>
    </ShowsFrame>
  );
}
