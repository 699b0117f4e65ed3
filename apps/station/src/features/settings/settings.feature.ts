import { newestEventHeader, settingsOperations } from '@postkit/sdk/schema';
import type { Feature, StationContext } from '../../context.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { Authorizations } from '../authorizations/index.ts';
import type { Categories } from '../categories/index.ts';
import type { Images, LicensedImages } from '../images/index.ts';
import type { AppVersion } from './app-version.ts';
import { changeLook } from './change-look.ts';
import { sendTestMail } from './send-test-mail.ts';
import { presentInstallation, presentSettings } from './settings.presenter.ts';

/** The share of a station's demo that is made, 0 to 100; null if there is none to make, or it is complete. */
export type DemoProgress = (station: Pick<Station, 'slug' | 'formerSlugs'>) => Promise<number | null>;

export interface SettingsDeps {
  readonly accounts: Accounts;
  readonly authorizations: Authorizations;
  readonly categories: Categories;
  readonly images: Pick<Images, 'find'>;
  readonly licensedImages: Pick<LicensedImages, 'libraryName'>;
  readonly version: AppVersion;
  readonly demoProgress: DemoProgress;
}

/** The data that a workspace needs to start. */
export function createSettings(
  context: StationContext,
  { accounts, authorizations, categories, images, licensedImages, version, demoProgress }: SettingsDeps,
): Feature {
  const { register, announce, config, clock, live } = context;
  return {
    routes() {
      register(settingsOperations.installation, ({ request, reply }) => {
        reply.header('cache-control', 'no-cache');
        return presentInstallation(config, context.addressFor(request));
      });

      register(settingsOperations.get, async ({ params, person, request, reply }) => {
        // Before anything is read, so that a client misses no change of what it reads from here on.
        const newestEvent = live.newestId;
        const station = accounts.stationAt(params.station);
        const [user, orphaned, signsOutAtProvider, demo] = await Promise.all([
          accounts.user(person.userId),
          categories.orphaned(station),
          accounts.signsOutAtProvider(person),
          demoProgress(station),
        ]);
        reply
          .header('x-app-version', version.version)
          .header('x-color', 'default')
          .header('x-charttag', version.version)
          .header('x-imagetag', version.hash)
          .header(newestEventHeader, newestEvent)
          .header('cache-control', 'no-store');
        return presentSettings({
          person,
          email: user?.email ?? '',
          signsOutAtProvider,
          apiKey: accounts.keyOf(person),
          station,
          authorizable: authorizations.configured,
          stations: accounts.stations(),
          orphaned,
          demo,
          imageLibrary: licensedImages.libraryName,
          address: context.addressFor(request),
          config,
          version,
          now: clock.now(),
        });
      });

      register(settingsOperations.sendTestMail, async ({ body, person, signal }) => {
        const to = body.to ?? (await accounts.user(person.userId))?.email ?? '';
        return sendTestMail(config.mail, { to, url: context.publicUrl }, signal);
      });

      register(settingsOperations.update, ({ params, body }) =>
        changeLook({ accounts, images, announce }, accounts.stationAt(params.station), body),
      );
    },
  };
}
