import { Readable } from 'node:stream';
import { imageOperations, largestImageFile } from '@postkit/sdk/schema';
import type { Feature, StationContext } from '../../context.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import { fail as failed } from '../../platform/errors/platform-errors.ts';
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import type { Accounts } from '../accounts/index.ts';
import type { ImageLibrary } from './image-library.ts';
import type { Images } from './images.service.ts';
import { remoteLibrary } from './remote-library.ts';

const fail = defineErrors({
  'licensed-images.none': { status: 404, message: 'This station has no library of licensed images.' },
});

export interface LicensedImagesDeps {
  readonly accounts: Accounts;
  readonly images: Images;
  /** The library to use if none is configured; null for none. */
  readonly sample: ImageLibrary | null;
}

export interface LicensedImages extends Feature {
  /** The library's name for the settings; empty if there is none. */
  readonly libraryName: string;
}

/** Images of an outside library: searched there, stored here. */
export function createLicensedImages(
  context: StationContext,
  { accounts, images, sample }: LicensedImagesDeps,
): LicensedImages {
  const { config, register } = context;
  const fetch = createGuardedFetch({ allowPrivate: config.allowPrivateFetch });
  const library = config.imageLibrary ? remoteLibrary(config.imageLibrary, fetch) : sample;

  return {
    libraryName: library?.name ?? '',
    routes() {
      register(imageOperations.licensed, async ({ params, body, request }) => {
        if (!library) throw fail('licensed-images.none');
        const searcher = {
          station: accounts.stationAt(params.station),
          address: context.addressFor(request),
        };
        return { entries: await library.search(searcher, body.search) };
      });

      register(imageOperations.keepLicensed, async ({ params, body }) => {
        if (!library) throw fail('licensed-images.none');
        const station = accounts.stationAt(params.station);
        const existing = await images.find(station, body.url);
        if (existing) return existing;
        const response = await fetch(body.url, { limitBytes: largestImageFile });
        if (response.status !== 200) {
          await response.cancel();
          throw failed('fetch.failed', {
            message: `The image library responded with status ${response.status}.`,
          });
        }
        return images.store(station, Readable.from(response.body));
      });
    },
    stop: () => fetch.close(),
  };
}
