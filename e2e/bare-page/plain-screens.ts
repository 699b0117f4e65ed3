// Written by `npm run generate`.
import type { ComponentType } from 'react';
import { ActivityScreen } from '@postkit/react-kit/screens/activity';
import { AnalyticsScreen } from '@postkit/react-kit/screens/analytics';
import { CampaignsScreen } from '@postkit/react-kit/screens/campaigns';
import { CategoriesScreen } from '@postkit/react-kit/screens/categories';
import { CompanyScreen } from '@postkit/react-kit/screens/company';
import { EpisodesScreen } from '@postkit/react-kit/screens/episodes';
import { LicencesScreen } from '@postkit/react-kit/screens/licences';
import { PlayoutScreen } from '@postkit/react-kit/screens/playout';
import { ProgrammesScreen } from '@postkit/react-kit/screens/programmes';
import { RssImportScreen } from '@postkit/react-kit/screens/rss-import';
import { SchedulesScreen } from '@postkit/react-kit/screens/schedules';
import { SetupScreen } from '@postkit/react-kit/screens/setup';
import { ShowsScreen } from '@postkit/react-kit/screens/shows';
import { StationExportScreen } from '@postkit/react-kit/screens/station-export';
import { TagsScreen } from '@postkit/react-kit/screens/tags';
import { TodayScreen } from '@postkit/react-kit/screens/today';
import { UsersScreen } from '@postkit/react-kit/screens/users';
import { VideosScreen } from '@postkit/react-kit/screens/videos';
import { WebhooksScreen } from '@postkit/react-kit/screens/webhooks';

/** The screens that need no parameters, by the names of their entries. */
export const plainScreens: Readonly<Record<string, ComponentType>> = {
  today: TodayScreen,
  programmes: ProgrammesScreen,
  shows: ShowsScreen,
  videos: VideosScreen,
  episodes: EpisodesScreen,
  setup: SetupScreen,
  analytics: AnalyticsScreen,
  campaigns: CampaignsScreen,
  users: UsersScreen,
  'rss-import': RssImportScreen,
  tags: TagsScreen,
  categories: CategoriesScreen,
  schedules: SchedulesScreen,
  licences: LicencesScreen,
  company: CompanyScreen,
  webhooks: WebhooksScreen,
  playout: PlayoutScreen,
  activity: ActivityScreen,
  'station-export': StationExportScreen,
};
