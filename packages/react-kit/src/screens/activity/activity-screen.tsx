import { useMemo, useState } from 'react';
import { Screen } from '../../host/frame/screen.tsx';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import type { ScreenQueryProps } from '../../host/use-screen-query.ts';
import { useScreenQuery } from '../../host/use-screen-query.ts';
import { withWords } from '../../host/with-words.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { ActivityExport } from './activity-export.tsx';
import { ActivityFilterBar } from './activity-filter-bar.tsx';
import { ActivityList } from './activity-list.tsx';
import {
  type ActivityFilters,
  auditFilterOf,
  readActivityQuery,
  writeActivityQuery,
} from './activity-query.ts';
import { activityMessages } from './activity.messages.ts';
import { useAuditEntries } from './audit.queries.ts';
import { EntryDrawer } from './entry-drawer.tsx';
import './activity.css';

/** The query contains the filters: `user`, `kind`, `thing`, `action`, `from`, `to` and `search`. */
export type ActivityScreenProps = ScreenQueryProps;

/** Who changed what at the station, and who signed in. For admins. */
export const ActivityScreen = withWords('activity', function ActivityScreen(props: ActivityScreenProps) {
  const messages = useWords(activityMessages);
  const access = useAccess('activity');
  const { query, change: changeQuery } = useScreenQuery(props);
  const filters = useMemo(() => readActivityQuery(query), [query]);
  const zone = access.settings.data?.settings.timezone;
  const filter = useMemo(() => auditFilterOf(filters, zone ?? 'UTC'), [filters, zone]);
  const entries = useAuditEntries(filter, { enabled: access.isOpen });
  const screen = useScreen(access, { entries });
  const [opened, setOpened] = useState<number | null>(null);
  const change = (next: Partial<ActivityFilters>, options = {}) =>
    changeQuery(writeActivityQuery({ ...filters, ...next }), options);
  const days = entries.data?.pages[0]?.kept_days;
  const rows = entries.data?.pages.flatMap((page) => page.entries) ?? [];
  const entry = rows.find(({ id }) => id === opened);
  return (
    <Screen
      state={screen}
      heading={messages.heading}
      intro={days === undefined ? messages.introLoading : messages.intro(days)}
      action={<ActivityExport filter={filter} />}
      failed={messages.failed}
      loading={messages.loading}
      skeleton={<Skeleton height="320px" />}
    >
      {({ session, settings }) => (
        <div className="pk-stack">
          <ActivityFilterBar filters={filters} onChange={change} />
          <ActivityList
            entries={entries}
            rows={rows}
            zone={settings.timezone}
            filters={filters}
            onChange={change}
            onOpen={setOpened}
          />
          {entry && (
            <EntryDrawer
              entry={entry}
              station={session.slug}
              zone={settings.timezone}
              onHistory={() => {
                setOpened(null);
                change({
                  user: null,
                  action: null,
                  days: null,
                  search: '',
                  kind: entry.thing.kind,
                  thing: entry.thing.id,
                });
              }}
              onClose={() => setOpened(null)}
            />
          )}
        </div>
      )}
    </Screen>
  );
});
