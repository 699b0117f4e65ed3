import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import { PostKitProvider } from '../host/postkit-provider.tsx';
import { failure, fakeStation } from '../testing/fake-station.ts';
import { stores } from '../testing/stores.ts';
import { AdvancedVideoScreen } from './advanced-video/index.ts';
import { AnalyticsScreen } from './analytics/index.ts';
import { AudioEditorScreen } from './audio-editor/index.ts';
import { CategoriesScreen } from './categories/index.ts';
import { CompanyScreen } from './company/index.ts';
import { EpisodesScreen } from './episodes/index.ts';
import { LicencesScreen } from './licences/index.ts';
import { ProgrammesScreen } from './programmes/index.ts';
import { RssImportScreen } from './rss-import/index.ts';
import { ScheduleSetupScreen } from './schedule-setup/index.ts';
import { SchedulesScreen } from './schedules/index.ts';
import { SetupScreen } from './setup/index.ts';
import { ShowDetailsScreen } from './show-details/index.ts';
import { ShowSetupScreen } from './show-setup/index.ts';
import { ShowsScreen } from './shows/index.ts';
import { StationExportScreen } from './station-export/index.ts';
import { TagsScreen } from './tags/index.ts';
import { UsersScreen } from './users/index.ts';
import { VideosScreen } from './videos/index.ts';

const screens: Record<string, ReactElement> = {
  AnalyticsScreen: <AnalyticsScreen />,
  AudioEditorScreen: <AudioEditorScreen />,
  CompanyScreen: <CompanyScreen />,
  CategoriesScreen: <CategoriesScreen />,
  SetupScreen: <SetupScreen />,
  EpisodesScreen: <EpisodesScreen />,
  ProgrammesScreen: <ProgrammesScreen />,
  RssImportScreen: <RssImportScreen />,
  LicencesScreen: <LicencesScreen />,
  SchedulesScreen: <SchedulesScreen />,
  ScheduleSetupScreen: <ScheduleSetupScreen scheduleId="new" />,
  ShowDetailsScreen: <ShowDetailsScreen showId={4} />,
  ShowsScreen: <ShowsScreen />,
  ShowSetupScreen: <ShowSetupScreen showId="new" />,
  StationExportScreen: <StationExportScreen />,
  TagsScreen: <TagsScreen />,
  UsersScreen: <UsersScreen />,
  AdvancedVideoScreen: <AdvancedVideoScreen showId={4} episodeId={7} />,
  VideosScreen: <VideosScreen />,
};

describe('every screen', () => {
  it.each(Object.entries(screens))(
    '%s denies access, without Retry, if the station refuses its settings with 403',
    async (_, element) => {
      const { fetch, calls } = fakeStation({ 'settings.get': () => failure(403, 'No.') });
      const client = createClient({
        baseUrl: 'https://post.example.org',
        station: 'wxyz',
        fetch,
        retries: 0,
        logLevel: 'off',
      });
      render(
        <PostKitProvider stores={stores} client={client}>
          {element}
        </PostKitProvider>,
      );
      expect(await screen.findByText(/^Only admins can open /)).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
      expect(calls.filter(({ operation }) => operation === 'settings.get')).toHaveLength(1);
    },
  );
});
