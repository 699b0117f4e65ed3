import { useState } from 'react';
import { Screen } from '../../host/frame/screen.tsx';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { lazyDialog } from '../../host/lazy-dialog.tsx';
import { withWords } from '../../host/with-words.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { ExportList } from './export-list.tsx';
import { ImportCard } from './import-card.tsx';
import { StartExportCard } from './start-export-card.tsx';
import { stationExportMessages } from './station-export.messages.ts';
import { useStationExportsLive } from './station-exports.live.ts';
import { useStationExports } from './station-exports.queries.ts';
import './station-export.css';

const RemoveExportDialog = lazyDialog(() =>
  import('./remove-export-dialog.tsx').then((module) => module.RemoveExportDialog),
);

/** Exports of the whole station: starts one, shows its progress, and offers the zips for download. For admins. */
export const StationExportScreen = withWords('station-export', function StationExportScreen() {
  const messages = useWords(stationExportMessages);
  const access = useAccess('stationExport');
  const exports = useStationExports({ enabled: access.isOpen });
  const screen = useScreen(access, { exports });
  const [removed, setRemoved] = useState<string | null>(null);
  useStationExportsLive();
  return (
    <Screen
      state={screen}
      heading={messages.heading}
      intro={messages.intro}
      failed={messages.failed}
      loading={messages.loading}
      skeleton={
        <div className="pk-stack">
          <Skeleton height="280px" />
          <Skeleton height="120px" />
        </div>
      }
    >
      {({ data, settings }) => {
        const subject = data.exports.find(({ guid }) => guid === removed);
        return (
          <div className="pk-stack pk-station-export">
            <StartExportCard exports={data.exports} />
            <ExportList exports={data.exports} zone={settings.timezone} onRemove={setRemoved} />
            <ImportCard zone={settings.timezone} />
            {subject && <RemoveExportDialog exported={subject} onClose={() => setRemoved(null)} />}
          </div>
        );
      }}
    </Screen>
  );
});
