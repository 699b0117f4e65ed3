import { InPlaceOfScreen } from '../../../screen/frame/in-place-of-screen.tsx';
import { ScreenFrame } from '../../../screen/frame/screen-frame.tsx';
import type { ScreenQueryProps } from '../../../host/use-screen-query.ts';
import { useTitle } from '../../../host/use-title.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useAnalyticsAccess } from './analytics-access.ts';
import { analyticsMessages as messages } from './analytics.messages.ts';
import { ReadyAnalytics } from './ready-analytics.tsx';
import './analytics.css';

/** The query holds the tab, the dates, the filters, the order and the page. */
export type AnalyticsScreenProps = ScreenQueryProps;

/** How often episodes are downloaded: by show, episode, country and platform, over time, and as files. */
export function AnalyticsScreen(props: AnalyticsScreenProps) {
  useTitle({ exact: messages.heading });
  const access = useAnalyticsAccess();
  return (
    <ScreenFrame heading={messages.heading}>
      {access.status === 'ready' ? (
        <ReadyAnalytics session={access.session} {...props} />
      ) : (
        <InPlaceOfScreen state={access} screen={messages.area} failed={messages.settingsFailed} loading={messages.loading}>
          <Skeleton height="32px" />
          <Skeleton height="360px" />
        </InPlaceOfScreen>
      )}
    </ScreenFrame>
  );
}
