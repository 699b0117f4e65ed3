import { Suspense, useState } from 'react';
import { Screen } from '../../host/frame/screen.tsx';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { PartFailureNotice } from '../../host/part-failure-notice.tsx';
import type { StationSession } from '../../host/session/station-session.ts';
import type { ScreenQueryProps } from '../../host/use-screen-query.ts';
import { withWords } from '../../host/with-words.tsx';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { type AnalyticsState, useAnalytics } from './analytics.controller.ts';
import { analyticsMessages } from './analytics.messages.ts';
import { AnalyticsView } from './analytics.view.tsx';
import { firstCompared } from './compared-shows.ts';
import { CsvDialog } from './csv-dialog.tsx';
import type { ExplainedFigures } from './explain-dialog.tsx';
import { GlossaryDrawer } from './glossary-drawer.tsx';
import './analytics.css';
import type { RetentionSubject } from './retention-dialog.tsx';
import { useCsv } from './use-csv.ts';

// Most visits explain nothing.
const ExplainDialog = lazyPart(
  () => import('./explain-dialog.tsx').then((module) => module.ExplainDialog),
  (failure) => <PartFailureNotice {...failure} />,
);

const DevicesDialog = lazyPart(
  () => import('./devices-dialog.tsx').then((module) => module.DevicesDialog),
  (failure) => <PartFailureNotice {...failure} />,
);

const CompareDialog = lazyPart(
  () => import('./compare-dialog.tsx').then((module) => module.CompareDialog),
  (failure) => <PartFailureNotice {...failure} />,
);

const RetentionDialog = lazyPart(
  () => import('./retention-dialog.tsx').then((module) => module.RetentionDialog),
  (failure) => <PartFailureNotice {...failure} />,
);

/** The query string holds the tab, the dates, the filters, the order and the page. */
export type AnalyticsScreenProps = ScreenQueryProps;

/** Downloads of episodes by show, episode, country and platform, over time, with CSV export. */
export const AnalyticsScreen = withWords('analytics', function AnalyticsScreen(props: AnalyticsScreenProps) {
  const messages = useWords(analyticsMessages);
  const screen = useScreen(useAccess('analytics'), {});
  return (
    <Screen
      state={screen}
      title={{ exact: messages.heading }}
      name={messages.area}
      heading={messages.heading}
      failed={messages.settingsFailed}
      loading={messages.loading}
      skeleton={
        <>
          <Skeleton height="32px" />
          <Skeleton height="360px" />
        </>
      }
    >
      {({ session }) => <Analytics session={session} {...props} />}
    </Screen>
  );
});

/** The figures, and the dialog and drawer that open from them. */
function Analytics({ session, ...props }: ScreenQueryProps & { session: StationSession }) {
  const state = useAnalytics(session, props);
  const csv = useCsv(session);
  const [panel, setPanel] = useState<'csv' | 'compare' | 'devices' | 'glossary' | null>(null);
  const [explained, setExplained] = useState<ExplainedFigures | null>(null);
  const [episode, setEpisode] = useState<RetentionSubject | null>(null);
  const close = () => setPanel(null);
  const query = state.selection?.query;
  return (
    <>
      <AnalyticsView
        state={state}
        onHelp={() => setPanel('glossary')}
        onExport={() => setPanel('csv')}
        onDevices={() => setPanel('devices')}
        onCompare={() => setPanel('compare')}
        onRetention={setEpisode}
        onExplain={(part) => query && setExplained({ ...query, ...part })}
      />
      {panel === 'glossary' && <GlossaryDrawer onClose={close} />}
      {explained && (
        <Suspense fallback={null}>
          <ExplainDialog session={session} figures={explained} onClose={() => setExplained(null)} />
        </Suspense>
      )}
      {episode && (
        <Suspense fallback={null}>
          <RetentionDialog episode={episode} timezone={session.timezone} onClose={() => setEpisode(null)} />
        </Suspense>
      )}
      {panel === 'compare' && state.overview && (
        <Suspense fallback={null}>
          <CompareDialog
            range={state.overview.range}
            names={state.showNames}
            first={shownFirst(state)}
            onClose={close}
          />
        </Suspense>
      )}
      {panel === 'devices' && query && (
        <Suspense fallback={null}>
          <DevicesDialog figures={query} timezone={session.timezone} onClose={close} />
        </Suspense>
      )}
      {panel === 'csv' && state.selection && (
        <CsvDialog selection={state.selection} csv={csv} onClose={close} />
      )}
    </>
  );
}

/** The shows of the filter, or the first ones of the table. */
function shownFirst({ filters, figures }: AnalyticsState): string[] {
  return firstCompared(
    filters.showIds.map(String),
    (figures?.data ?? []).flatMap(({ aw_collection_id }) => aw_collection_id ?? []),
  );
}
