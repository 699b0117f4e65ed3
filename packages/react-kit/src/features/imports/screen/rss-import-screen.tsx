import { InPlaceOfScreen } from '../../../screen/frame/in-place-of-screen.tsx';
import { useTitle } from '../../../host/use-title.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useRssImportController } from './rss-import.controller.ts';
import { rssImportMessages as messages } from './rss-import.messages.ts';
import { RssImportFrame, RssImportView } from './rss-import.view.tsx';
import './rss-import.css';

/** Brings a podcast from elsewhere into a show, and tells what became of it. */
export function RssImportScreen() {
  useTitle({ exact: messages.heading });
  const state = useRssImportController();
  if (state.status === 'ready') return <RssImportView {...state} />;
  return (
    <RssImportFrame>
      <InPlaceOfScreen
        className="pk-rss-import-wait"
        state={state}
        screen={messages.heading}
        failed={messages.failed}
        loading={messages.loading}
      >
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} height="56px" />
        ))}
      </InPlaceOfScreen>
    </RssImportFrame>
  );
}
