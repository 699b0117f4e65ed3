import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screens } from './screens.ts';

const { exports } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../package.json'), 'utf8')) as {
  exports: Record<string, string | { 'postkit-source': string }>;
};

/** Loads the source of an entry point of package.json. */
async function load(entry: string): Promise<Record<string, unknown>> {
  const target = exports[entry];
  if (target === undefined || typeof target === 'string')
    throw new Error(`There is no entry point ${entry}.`);
  return import(resolve(import.meta.dirname, '..', target['postkit-source']));
}

describe('the entry points of the kit', () => {
  it.each([
    ['./screens/schedules', 'SchedulesScreen'],
    ['./screens/schedule-setup', 'ScheduleSetupScreen'],
    ['./screens/setup', 'SetupScreen'],
    ['./screens/destination-drawers', 'DestinationDrawerScreen'],
    ['./screens/licences', 'LicencesScreen'],
    ['./screens/company', 'CompanyScreen'],
    ['./screens/campaigns', 'CampaignsScreen'],
    ['./screens/webhooks', 'WebhooksScreen'],
    ['./screens/activity', 'ActivityScreen'],
    ['./screens/station-export', 'StationExportScreen'],
    ['./screens/rss-import', 'RssImportScreen'],
    ['./screens/tags', 'TagsScreen'],
    ['./screens/categories', 'CategoriesScreen'],
    ['./screens/analytics', 'AnalyticsScreen'],
  ])('KIT-021 %s has %s', async (entry, name) => {
    expect(await load(entry)).toMatchObject({ [name]: expect.any(Function) });
  });

  it.each([
    ['./shell', 'Shell'],
    ['./screens/sign-in', 'SignInScreen'],
    ['./screens/shows', 'ShowsScreen'],
    ['./screens/show-details', 'ShowDetailsScreen'],
    ['./screens/show-setup', 'ShowSetupScreen'],
    ['./screens/users', 'UsersScreen'],
    ['./screens/episodes', 'EpisodesScreen'],
    ['./screens/audio-editor', 'AudioEditorScreen'],
    ['./screens/videos', 'VideosScreen'],
    ['./screens/destination-drawers', 'WidgetConfiguratorScreen'],
  ])('KIT-022 %s has %s', async (entry, name) => {
    expect(await load(entry)).toMatchObject({ [name]: expect.any(Function) });
  });

  it('keep the name of the drawers in 1.0.0', async () => {
    expect(await load('./screens/connection-drawers')).toMatchObject({
      ConnectionDrawerScreen: expect.any(Function),
      WidgetConfiguratorScreen: expect.any(Function),
    });
  });

  it.each(Object.keys(screens))('have a component of the screen %s', async (name) => {
    const [component] = Object.entries(await load(`./screens/${name}`)).filter(([exported]) =>
      exported.endsWith('Screen'),
    );
    expect(component).toEqual([expect.any(String), expect.any(Function)]);
  });
});
