import { onlineManager } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { bulkDownloadOperations, isAllowed, loggerOperations } from '@postkit/sdk/operations';
import { useLoggerLive, useRecording } from '../data/logger/index.ts';
import { useMissedPublishes } from '../data/schedules/index.ts';
import { useHost } from '../host/host-context.ts';
import { PartFailureDialog } from '../host/part-failure-dialog.tsx';
import { ScreenBoundary } from '../host/screen-boundary.tsx';
import type { MenuItem } from '../host/session/menu.ts';
import type { StationSession } from '../host/session/station-session.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { ButtonLink } from '../ui/button-link/button-link.tsx';
import { ErrorState } from '../ui/error-state/error-state.tsx';
import { lazyPart } from '../ui/lazy-part/lazy-part.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { useWords } from '../words/use-words.ts';
import { DeadAir } from './dead-air.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { LicenceBanner } from './licence-banner.tsx';
import { LockedDialog } from './locked-dialog.tsx';
import { ShellMessages } from './messages/shell-messages.tsx';
import type { PaletteSource } from './palette/use-palette-commands.ts';
import { PreviewPlayer } from './preview-player/preview-player.tsx';
import { ProgressLine } from './progress/progress-line.tsx';
import { ShellReceipts } from './receipts/shell-receipts.tsx';
import { RecordingIndicator } from './recording/recording-indicator.tsx';
import { RecordingNotices } from './recording/recording-notices.tsx';
import { type ShellState, useShellController } from './shell.controller.ts';
import { shellMessages } from './shell.messages.ts';
import { isEditor } from './side-menu/is-editor.ts';
import { SideMenu } from './side-menu/side-menu.tsx';
import { useMenuSections } from './side-menu/use-menu-sections.ts';
import { type MenuShape, useMenuShape } from './side-menu/use-menu-shape.ts';
import { ShellSkeleton } from './startup/shell-skeleton.tsx';
import { useBackgroundTool, useChat } from './tools/use-tool.ts';
import './shell.css';
import { TopBar } from './top-bar/top-bar.tsx';
import { useFocusHeading } from './use-focus-heading.ts';
import { useLimitedStart } from './use-limited-start.ts';
import { type ShellKeys, useShellKeys } from './use-shell-keys.ts';
import { useDisabledWebhooks } from './webhooks/use-disabled-webhooks.ts';

const LogSourceDialog = lazyPart(
  () => import('../parts/logger/log-source/log-source-dialog.tsx').then((module) => module.LogSourceDialog),
  (failure, { onClose }) => <PartFailureDialog {...failure} onClose={onClose} />,
);

// Most users have no bulk download.
const DownloadStack = lazyPart(
  () => import('./bulk-downloads/stack/download-stack.tsx').then((module) => module.DownloadStack),
  () => null,
);

// Only company admins have it.
const WarningNotice = lazyPart(
  () => import('./warnings/warning-notice.tsx').then((module) => module.WarningNotice),
  () => null,
);

// The first company admin of an installation sees it once.
const NameStationDialog = lazyPart(
  () => import('./stations/naming/name-station-dialog.tsx').then((module) => module.NameStationDialog),
  () => null,
);

// Both load on demand, so that the first screen stays small.
const Palette = lazyPart(
  () => import('./palette/palette.tsx').then((module) => module.Palette),
  (failure, { onClose }) => <PartFailureDialog {...failure} onClose={onClose} />,
);
const KeyHelpDialog = lazyPart(
  () => import('./keys/key-help-dialog.tsx').then((module) => module.KeyHelpDialog),
  (failure, { onClose }) => <PartFailureDialog {...failure} onClose={onClose} />,
);

export interface ShellProps {
  /** The current path, such as `/wxyz/shows`: marks the menu entry, and a new path focuses the heading of the new screen. */
  path: string;
  /** The host is loading the next screen. */
  isNavigating?: boolean | undefined;
  children: ReactNode;
}

/**
 * The workspace around the screens: side menu, top bar, message bar, preview player and licence banner.
 * Loads the settings first and keeps the live channel open.
 */
export function Shell({ path, isNavigating = false, children }: ShellProps) {
  const messages = useWords(shellMessages);
  const state = useShellController(path);
  const [shape, toggle] = useMenuShape(isEditor(path));
  if (state.status === 'ready') {
    return (
      <Workspace {...state} path={path} shape={shape} onToggleMenu={toggle} isNavigating={isNavigating}>
        {children}
      </Workspace>
    );
  }
  if (state.status === 'loading') {
    return (
      <ShellSkeleton shape={shape}>
        <Spinner label={messages.loading} isLabelShown />
      </ShellSkeleton>
    );
  }
  return (
    <main className="pk-shell-wait">
      <BeforeWorkspace state={state} />
    </main>
  );
}

function BeforeWorkspace({ state }: { state: Exclude<ShellState, { status: 'ready' | 'loading' }> }) {
  const messages = useWords(shellMessages);
  const { productName } = useHost();
  switch (state.status) {
    case 'failed':
      return (
        <>
          <h1 data-visually-hidden="true">{productName}</h1>
          <ErrorState message={messages.failed} isRetrying={state.isRetrying} onRetry={state.retry} />
        </>
      );
    case 'no-station':
      return (
        <DeadAir
          title={messages.noStation}
          text={messages.noStationText}
          action={
            <ButtonLink variant="primary" href={state.home}>
              {messages.ownStation}
            </ButtonLink>
          }
        />
      );
  }
}

type WorkspaceProps = Extract<ShellState, { status: 'ready' }> &
  ShellProps & { shape: MenuShape; onToggleMenu: () => void };

function Workspace({
  loaded,
  session,
  path,
  shape,
  onToggleMenu,
  isNavigating = false,
  children,
}: WorkspaceProps) {
  const messages = useWords(shellMessages);
  const { host } = useHost();
  const [locked, setLocked] = useState<MenuItem | null>(null);
  const [view, setView] = useState<HTMLElement | null>(null);
  const [isLogSourceOpen, setLogSourceOpen] = useState(false);
  const hasLog = isAllowed(loggerOperations.recording, session.permissions);
  const hasDownloads = isAllowed(bulkDownloadOperations.list, session.permissions);
  const openLogSource = () => setLogSourceOpen(true);
  const menu = useMenuSections({ session, areas: host.areas, path, onLocked: setLocked });
  const entries = menu.flatMap(({ items }) => items);
  const keys = useShellKeys(entries, view);
  useFocusHeading(view, path);
  useLimitedStart(session, path);
  useLoggerLive();
  useMissedPublishes(session);
  useDisabledWebhooks(session);
  const chat = useChat(loaded.settings);
  useBackgroundTool('analytics', loaded.settings);
  useBackgroundTool('session_recording', loaded.settings);
  const { sales } = loaded.settings.links;
  return (
    <div className="pk-shell">
      <a
        className="pk-shell-skip"
        href="#pk-content"
        onClick={(event) => {
          event.preventDefault();
          view?.focus();
        }}
      >
        {messages.skip}
      </a>
      <SideMenu
        settings={loaded.settings}
        session={session}
        areas={host.areas}
        path={path}
        shape={shape}
        onToggle={onToggleMenu}
        onLocked={setLocked}
      />
      <TopBar
        loaded={loaded}
        shape={shape}
        chat={chat}
        keys={keys}
        progress={<ProgressLine isNavigating={isNavigating} />}
      >
        {hasLog && <OnAir session={session} onLogSource={openLogSource} />}
      </TopBar>
      <section className="pk-shell-notices" aria-label={messages.notices}>
        <OfflineBanner />
        <DemoNotice />
        {hasLog && <RecordingNotices session={session} onLogSource={openLogSource} />}
        {loaded.settings.company_admin && (
          <Suspense fallback={null}>
            <WarningNotice session={session} />
          </Suspense>
        )}
        {session.isLoggerOnlyUser && <LicenceBanner sales={sales} />}
      </section>
      <main ref={setView} id="pk-content" className="pk-shell-view" tabIndex={-1}>
        <ScreenBoundary resetKey={path}>{children}</ScreenBoundary>
      </main>
      {hasDownloads && (
        <div className="pk-shell-downloads">
          <Suspense fallback={null}>
            <DownloadStack />
          </Suspense>
        </div>
      )}
      <PreviewPlayer />
      <ShellMessages />
      <ShellReceipts />
      <Suspense fallback={null}>
        {isLogSourceOpen && <LogSourceDialog station={session} onClose={() => setLogSourceOpen(false)} />}
        {loaded.settings.company_admin && loaded.settings.needs_name && (
          <NameStationDialog station={session.slug} path={path} />
        )}
      </Suspense>
      <KeyParts
        {...{ keys, session, path, entries }}
        settings={loaded.settings}
        onLogSource={hasLog && session.isAdmin ? openLogSource : null}
      />
      <LockedDialog
        item={locked}
        isLoggerStation={session.isLoggerOnlyUser}
        sales={sales}
        onClose={() => setLocked(null)}
      />
    </div>
  );
}

interface KeyPartsProps extends Pick<
  PaletteSource,
  'settings' | 'session' | 'path' | 'entries' | 'onLogSource'
> {
  keys: ShellKeys;
}

/** The palette or the keyboard help, while one is open. */
function KeyParts({ keys, ...source }: KeyPartsProps) {
  const { open, singleKeys, openHelp, close } = keys;
  return (
    <Suspense fallback={null}>
      {open === 'palette' && (
        <Palette {...source} areKeysOn={singleKeys.areOn} onKeyHelp={openHelp} onClose={close} />
      )}
      {open === 'help' && <KeyHelpDialog entries={source.entries} singleKeys={singleKeys} onClose={close} />}
    </Suspense>
  );
}

interface OnAirProps {
  session: StationSession;
  onLogSource: () => void;
}

/** The recording deck of a station with a log; until a station has recorded, only admins see it, since they can set it up. */
function OnAir({ session, onLogSource }: OnAirProps) {
  const view = useRecording();
  if (view.status === 'loading') return null;
  const hasNeverRecorded =
    view.status === 'known' && view.recording.state === 'off' && view.recording.last_segment_at === null;
  if (hasNeverRecorded && !session.isAdmin) return null;
  return (
    <RecordingIndicator
      view={view}
      zone={session.timezone}
      isAdmin={session.isAdmin}
      onLogSource={onLogSource}
    />
  );
}

/** Notifies the user that the browser is offline; once it is online again, everything on screen is refetched. */
function OfflineBanner() {
  const messages = useWords(shellMessages);
  const isOnline = useSyncExternalStore(
    (notify) => onlineManager.subscribe(notify),
    () => onlineManager.isOnline(),
  );
  return <div role="status">{!isOnline && <Banner tone="warning">{messages.offline}</Banner>}</div>;
}
