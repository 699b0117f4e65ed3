import { useState } from 'react';
import type { StationSession } from '../../../screen/session/station-session.ts';
import type { ScreenQueryProps } from '../../../host/use-screen-query.ts';
import { useAnalytics } from './analytics.controller.ts';
import { AnalyticsView } from './analytics.view.tsx';
import { CsvDialog } from './csv-dialog.tsx';
import { GlossaryDrawer } from './glossary-drawer.tsx';
import { useCsv } from './use-csv.ts';

/** The screen once it is known who looks at it, with the dialog and the drawer that open from it. */
export function ReadyAnalytics({ session, ...props }: ScreenQueryProps & { session: StationSession }) {
  const state = useAnalytics(session, props);
  const csv = useCsv(session);
  const [opened, setOpened] = useState<'csv' | 'glossary' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <AnalyticsView state={state} onHelp={() => setOpened('glossary')} onExport={() => setOpened('csv')} />
      {opened === 'glossary' && <GlossaryDrawer onClose={close} />}
      {opened === 'csv' && state.asked && <CsvDialog asked={state.asked} csv={csv} onClose={close} />}
    </>
  );
}
