import { useState } from 'react';
import { evidenceOperations, isAllowed } from '@postkit/sdk/operations';
import type { Connection } from '@postkit/sdk/schema';
import { useLatestDeliveries } from '../../data/deliveries/index.ts';
import { offeredIntegrations, useDestinations } from '../../data/destinations/index.ts';
import { useShows } from '../../data/shows/index.ts';
import { Screen } from '../../host/frame/screen.tsx';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import type { ScreenState } from '../../host/frame/use-screen.ts';
import { lazyDialog } from '../../host/lazy-dialog.tsx';
import { lazySection } from '../../host/lazy-section.tsx';
import { usePostKit } from '../../host/postkit-context.ts';
import { areas, isAvailable, missingAccess } from '../../host/session/areas.ts';
import { stationSession } from '../../host/session/station-session.ts';
import { useInternalLink } from '../../host/use-internal-link.ts';
import type { ScreenQueryProps } from '../../host/use-screen-query.ts';
import { withWords } from '../../host/with-words.tsx';
import { setupMessages } from '../../parts/destinations/index.ts';
import type { SetupSection } from '../../parts/destinations/index.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import '../../parts/destinations/setup.css';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { DestinationAction } from './destination-action.ts';
import { DestinationCard, type SetupData } from './destination-card.tsx';
import { EmbedsCard } from './embeds/embeds-card.tsx';
import { IntegrationList } from './integration-list.tsx';
import { RssUrlDialog } from './rss-url-dialog.tsx';
import { useSetupQuery } from './use-setup-query.ts';

const DestinationDrawer = lazyDialog(() =>
  import('../../parts/destinations/drawer/destination-drawer.tsx').then((module) => module.DestinationDrawer),
);
const WidgetDrawer = lazyDialog(() =>
  import('../../parts/destinations/widget/widget-drawer.tsx').then((module) => module.WidgetDrawer),
);
const DeleteDestinationDialog = lazyDialog(() =>
  import('./delete-destination-dialog.tsx').then((module) => module.DeleteDestinationDialog),
);
const StationLookCard = lazySection(
  () => import('./station-look/station-look-card.tsx').then((module) => module.StationLookCard),
  () => <Skeleton height="420px" />,
);

const StorageCard = lazySection(
  () => import('./storage-report/storage-card.tsx').then((module) => module.StorageCard),
  () => <Skeleton height="420px" />,
);

const EvidenceCard = lazySection(
  () => import('./evidence/evidence-card.tsx').then((module) => module.EvidenceCard),
  () => <Skeleton height="420px" />,
);

const TestMailCard = lazySection(
  () => import('./test-mail/test-mail-card.tsx').then((module) => module.TestMailCard),
  () => <Skeleton height="280px" />,
);

/** The query contains `integration` or `section` (`look`, `storage`, `evidence` or `mail`), and for an open drawer `newConnection`, `connection` and `step`. */
export type SetupScreenProps = ScreenQueryProps;

/** The station's destinations, which are feeds, players and accounts on platforms, and its look. */
export const SetupScreen = withWords('setup', function SetupScreen(props: SetupScreenProps) {
  const messages = useWords(setupMessages);
  const access = useAccess('setup');
  const destinations = useDestinations({ enabled: access.isOpen });
  // The list works without the titles of the shows.
  const shows = useShows({ enabled: access.isOpen }).data ?? [];
  const screen = useScreen(access, { destinations });
  return (
    <Screen
      state={screen}
      heading={messages.heading}
      action={<SetupLinks state={screen} />}
      failed={{ settings: messages.failed, destinations: messages.listFailed }}
      loading={messages.loading}
      skeleton={
        <div className="pk-setup-columns">
          <Skeleton height="280px" />
          <Skeleton height="420px" />
        </div>
      }
    >
      {({ settings, data }) => (
        <Setup settings={settings} destinations={data.destinations} shows={shows} {...props} />
      )}
    </Screen>
  );
});

type SetupProps = SetupData & ScreenQueryProps;

/** The integrations, the destinations of one, and their drawers and dialogs. */
function Setup({ settings, destinations, shows, ...query }: SetupProps) {
  const catalogue = useCatalogue();
  const offered = offeredIntegrations(settings.features, catalogue);
  const {
    section: asked,
    integration,
    drawer,
    choose,
    openSection,
    openDrawer,
    closeDrawer,
  } = useSetupQuery(query, offered);
  const latest = useLatestDeliveries();
  const sections = sectionsOf(settings);
  const section = sections.find((each) => each === asked) ?? null;
  const [opened, setOpened] = useState<{ action: DestinationAction; id: number } | null>(null);
  const subject = destinations.find(({ id }) => id === opened?.id);
  const close = () => setOpened(null);

  function act(action: DestinationAction, { id }: Connection): void {
    if (action === 'edit') openDrawer({ type: integration, destinationId: id, step: 1 });
    else setOpened({ action, id });
  }

  return (
    <div className="pk-setup-columns">
      <IntegrationList
        station={settings.station}
        {...{ offered, destinations, latest, sections }}
        current={section ?? integration}
        onChoose={choose}
        onSection={openSection}
      />
      {section === 'look' && <StationLookCard settings={settings} />}
      {section === 'storage' && <StorageCard zone={settings.timezone} />}
      {section === 'evidence' && <EvidenceCard zone={settings.timezone} />}
      {section === 'mail' && <TestMailCard email={settings.email} />}
      {section === null && (
        <div className="pk-stack">
          <DestinationCard
            key={integration}
            integration={integration}
            data={{ settings, destinations, shows, latest }}
            onAdd={() => openDrawer({ type: integration, destinationId: null, step: 1 })}
            onAction={act}
          />
          {integration === 'webwidget' && <EmbedsCard zone={settings.timezone} />}
        </div>
      )}
      {drawer && (
        <DestinationDrawer
          key={`${drawer.type}/${drawer.destinationId}`}
          drawer={drawer}
          station={settings.station}
          destinations={destinations}
          onStep={(step) => openDrawer({ ...drawer, step }, { replace: true })}
          onClose={closeDrawer}
        />
      )}
      {subject && opened?.action === 'delete' && (
        <DeleteDestinationDialog destination={subject} shows={shows} onClose={close} />
      )}
      {subject && opened?.action === 'embed-code' && (
        <WidgetDrawer destination={subject} settings={settings} onClose={close} />
      )}
      {subject && opened?.action === 'rss-url' && <RssUrlDialog destination={subject} onClose={close} />}
    </div>
  );
}

/** Leads admins to the playout systems, the campaigns, the webhooks, the activity and the export of the station, and company admins to the company, if the host has screens for them. */
function SetupLinks({ state }: { state: ScreenState }) {
  const messages = useWords(setupMessages);
  const { host } = usePostKit();
  const linkTo = useInternalLink();
  if (state.status !== 'ready') return null;
  const { slug, permissions } = state.session;
  const shown = (
    ['playout', 'campaigns', 'webhooks', 'activity', 'stationExport', 'company'] as const
  ).filter((area) => isAvailable(area, host.areas) && missingAccess(area, permissions) !== 'company-role');
  return (
    <span className="pk-setup-links">
      {shown.map((area) => (
        <ButtonLink key={area} {...linkTo(`/${slug}/${areas[area].target}`)}>
          {messages[area]}
        </ButtonLink>
      ))}
    </span>
  );
}

/** The sections of the station that a user may open. */
function sectionsOf(settings: SetupData['settings']): readonly SetupSection[] {
  const hasEvidence = isAllowed(evidenceOperations.createHold, stationSession(settings).permissions);
  return [
    'look',
    ...(settings.company_admin ? (['storage'] as const) : []),
    ...(hasEvidence ? (['evidence'] as const) : []),
    ...(settings.company_admin ? (['mail'] as const) : []),
  ];
}
