import type { ReactNode } from 'react';
import { ActivityScreen } from '@postkit/react-kit/screens/activity';
import { AdvancedVideoScreen } from '@postkit/react-kit/screens/advanced-video';
import { AnalyticsScreen } from '@postkit/react-kit/screens/analytics';
import { AudioEditorScreen } from '@postkit/react-kit/screens/audio-editor';
import { CampaignsScreen } from '@postkit/react-kit/screens/campaigns';
import { CategoriesScreen } from '@postkit/react-kit/screens/categories';
import { CompanyScreen } from '@postkit/react-kit/screens/company';
import {
  ConnectionDrawerScreen,
  WidgetConfiguratorScreen,
} from '@postkit/react-kit/screens/connection-drawers';
import { EpisodesScreen } from '@postkit/react-kit/screens/episodes';
import { LicencesScreen } from '@postkit/react-kit/screens/licences';
import { RssImportScreen } from '@postkit/react-kit/screens/rss-import';
import { ScheduleSetupScreen } from '@postkit/react-kit/screens/schedule-setup';
import { SchedulesScreen } from '@postkit/react-kit/screens/schedules';
import { SetupScreen } from '@postkit/react-kit/screens/setup';
import { ShowDetailsScreen } from '@postkit/react-kit/screens/show-details';
import { ShowSetupScreen } from '@postkit/react-kit/screens/show-setup';
import { ShowsScreen } from '@postkit/react-kit/screens/shows';
import { SignInScreen } from '@postkit/react-kit/screens/sign-in';
import { SlotScreen } from '@postkit/react-kit/screens/slot';
import { StationExportScreen } from '@postkit/react-kit/screens/station-export';
import { TagsScreen } from '@postkit/react-kit/screens/tags';
import { TodayScreen } from '@postkit/react-kit/screens/today';
import { UsersScreen } from '@postkit/react-kit/screens/users';
import { VideosScreen } from '@postkit/react-kit/screens/videos';
import { WebhooksScreen } from '@postkit/react-kit/screens/webhooks';
import { parts } from './parts.tsx';

const close = () => document.body.setAttribute('data-closed', '');

/** Screens and parts under the names of their entries, `./screens/<name>` and `./parts/<name>`; `word` reads a parameter of the address. */
export function screens(word: (name: string) => string): Readonly<Record<string, () => ReactNode>> {
  return {
    'sign-in': () => <SignInScreen forgotAddress="https://help.example.org/reset" />,
    slot: () => <SlotScreen token={word('token')} />,
    'connection-drawers': () =>
      word('widget') ? (
        <WidgetConfiguratorScreen connectionId={Number(word('widget'))} onClose={close} />
      ) : (
        <ConnectionDrawerScreen type="rss" onClose={close} />
      ),
    ...inMain({
      today: () => <TodayScreen />,
      shows: () => <ShowsScreen />,
      'show-details': () => <ShowDetailsScreen showId={Number(word('show'))} />,
      'show-setup': () => <ShowSetupScreen showId={word('show') || 'new'} />,
      'audio-editor': () => <AudioEditorScreen />,
      users: () => <UsersScreen />,
      licences: () => <LicencesScreen />,
      company: () => <CompanyScreen />,
      campaigns: () => <CampaignsScreen />,
      webhooks: () => <WebhooksScreen />,
      activity: () => <ActivityScreen />,
      'station-export': () => <StationExportScreen />,
      setup: () => <SetupScreen />,
      episodes: () => <EpisodesScreen />,
      tags: () => <TagsScreen />,
      categories: () => <CategoriesScreen />,
      schedules: () => <SchedulesScreen />,
      'schedule-setup': () => <ScheduleSetupScreen scheduleId={word('schedule') || 'new'} />,
      videos: () => <VideosScreen />,
      'advanced-video': () => (
        <AdvancedVideoScreen showId={Number(word('show'))} episodeId={Number(word('episode'))} />
      ),
      'rss-import': () => <RssImportScreen />,
      analytics: () => <AnalyticsScreen />,
      ...parts(word),
    }),
  };
}

/** The screens, each in the page's `main`. */
function inMain(views: Readonly<Record<string, () => ReactNode>>): Record<string, () => ReactNode> {
  return Object.fromEntries(Object.entries(views).map(([name, view]) => [name, () => <main>{view()}</main>]));
}
