import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { isAllowed, programmeOperations, scheduleOperations } from '@postkit/sdk/operations';
import type { Programme, ProgrammeSource } from '@postkit/sdk/schema';
import { useProgrammes, useProgrammeSources } from '../../data/programmes/index.ts';
import { Screen } from '../../host/frame/screen.tsx';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { useHost } from '../../host/host-context.ts';
import { isAvailable } from '../../host/session/areas.ts';
import type { StationSession } from '../../host/session/station-session.ts';
import { type ScreenQueryProps, useScreenQuery } from '../../host/use-screen-query.ts';
import { withWords } from '../../host/with-words.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { type ProgrammesDialog, ProgrammesDialogs } from './programmes-dialogs.tsx';
import { programmesMessages } from './programmes.messages.ts';
import './programmes.css';
import { SourceNotices } from './sources/source-notices.tsx';
import { WeekPanel } from './week/week-panel.tsx';

/** The query contains `day`, a date of the shown week. */
export type ProgrammesScreenProps = ScreenQueryProps;

const noSources: readonly ProgrammeSource[] = [];

/** The week of the station. Admins change programmes, by hand or from sources. */
export const ProgrammesScreen = withWords(
  'programmes',
  function ProgrammesScreen(props: ProgrammesScreenProps) {
    const messages = useWords(programmesMessages);
    const { host } = useHost();
    const access = useAccess('programmes');
    const { session } = access;
    const canEdit = session !== undefined && isAllowed(programmeOperations.create, session.permissions);
    const programmes = useProgrammes({ enabled: access.isOpen });
    const sources = useProgrammeSources({ enabled: access.isOpen && canEdit });
    const screen = useScreen(access, canEdit ? { programmes, sources } : { programmes });
    const [dialog, setDialog] = useState<ProgrammesDialog | null>(null);
    const { query, change } = useScreenQuery(props);
    const day = dayIn(query);

    return (
      <Screen
        state={screen}
        heading={messages.heading}
        intro={messages.intro}
        isFilled
        action={canEdit && <HeadActions onOpen={setDialog} />}
        failed={messages.failed}
        loading={messages.loading}
        skeleton={<Skeleton height="420px" />}
      >
        {({ data, settings, session: station }) => {
          const zone = settings.timezone;
          const known = data.sources ?? noSources;
          return (
            <>
              <SourceNotices sources={known} onOpen={setDialog} />
              {data.programmes.length === 0 && day === null ? (
                <NoProgrammes canEdit={canEdit} onOpen={setDialog} />
              ) : (
                <WeekPanel
                  programmes={data.programmes}
                  sources={known}
                  zone={zone}
                  day={day}
                  onDay={(next) => change(new URLSearchParams(next === null ? {} : { day: next }))}
                  onOpen={({ programme_id }) => setDialog({ kind: 'details', id: programme_id })}
                />
              )}
              <ProgrammesDialogs
                dialog={dialog}
                programmes={data.programmes}
                sources={known}
                zone={zone}
                canEdit={canEdit}
                addressOf={addressesOf(station, host.areas)}
                onChange={setDialog}
              />
            </>
          );
        }}
      </Screen>
    );
  },
);

interface OpenProps {
  onOpen(this: void, dialog: ProgrammesDialog): void;
}

function HeadActions({ onOpen }: OpenProps) {
  const messages = useWords(programmesMessages);
  return (
    <div className="pk-screen-actions">
      <Button onPress={() => onOpen({ kind: 'public' })}>{messages.public}</Button>
      <Button onPress={() => onOpen({ kind: 'sources' })}>{messages.sources}</Button>
      <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={() => onOpen({ kind: 'add' })}>
        {messages.add}
      </Button>
    </div>
  );
}

function NoProgrammes({ canEdit, onOpen }: OpenProps & { canEdit: boolean }) {
  const messages = useWords(programmesMessages);
  return (
    <EmptyState
      title={messages.none}
      action={
        canEdit && (
          <div className="pk-screen-actions">
            <Button onPress={() => onOpen({ kind: 'add' })}>{messages.add}</Button>
            <Button onPress={() => onOpen({ kind: 'add-source' })}>{messages.addSource}</Button>
          </div>
        )
      }
    >
      {canEdit ? messages.noneText : messages.noneForUsers}
    </EmptyState>
  );
}

/** The day in the address; null for none, or for something else. */
function dayIn(query: string): string | null {
  const day = new URLSearchParams(query).get('day') ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}

function addressesOf({ slug, permissions }: StationSession, areas: readonly string[] | undefined) {
  const canSchedule =
    isAvailable('schedules', areas) &&
    isAllowed(scheduleOperations.create, permissions) &&
    isAllowed(programmeOperations.schedule, permissions);
  return {
    show: (showId: number) => (isAvailable('shows', areas) ? `/${slug}/shows/${showId}/details` : null),
    schedule({ id, show, hours }: Programme) {
      if (!canSchedule || hours === null) return null;
      const query = new URLSearchParams({ ...(show && { showId: String(show.id) }), programme: String(id) });
      return `/${slug}/automations/new?${query}`;
    },
  };
}
