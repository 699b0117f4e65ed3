import { useCallback } from 'react';
import { settingsOperations } from '@postkit/sdk/operations';
import { usePostKit } from '../../host/postkit-context.ts';
import { useSettings } from '../../host/settings/settings.queries.ts';
import { imageAddress } from './image-address.ts';

/** Completes the address of a station's image: with the installation's image origin, or else with the station's server. */
export function useImageAddress(): (image: string) => string {
  const { client } = usePostKit();
  const configured = useSettings().data?.settings.links.image_origin;
  const origin = configured || new URL('/', client.transport.addressOf(settingsOperations.get, {})).origin;
  return useCallback((image) => imageAddress(image, origin), [origin]);
}
