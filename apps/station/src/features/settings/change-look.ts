import type { StationLook, StationLookUpdate } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { Images } from '../images/index.ts';

const fail = defineErrors({
  'settings.logo': { status: 422, message: 'This station does not have that image. Upload it first.' },
});

export interface ChangeLookDeps extends Pick<StationContext, 'announce'> {
  readonly accounts: Pick<Accounts, 'setLook' | 'stationAt'>;
  readonly images: Pick<Images, 'find'>;
}

/** Changes the given fields of a station's look. @throws settings.logo */
export async function changeLook(
  { accounts, images, announce }: ChangeLookDeps,
  station: Station,
  { accent, logo }: StationLookUpdate,
): Promise<StationLook> {
  const change: StationLookUpdate = {
    ...(accent === undefined ? {} : { accent }),
    ...(logo === undefined ? {} : { logo: await storedLogo(images, station, logo) }),
  };
  if (Object.keys(change).length > 0) await accounts.setLook(station.id, change);
  const changed = accounts.stationAt(station.slug);
  const look = { accent: changed.accent, logo: changed.logo };
  // After the station is reloaded, so that a browser that refetches gets the new look.
  await announce(station, 'look_changed', look);
  return look;
}

async function storedLogo(images: Pick<Images, 'find'>, station: Station, address: string): Promise<string> {
  if (address === '') return '';
  const found = await images.find(station, address);
  if (!found) throw fail('settings.logo');
  return found.location;
}
