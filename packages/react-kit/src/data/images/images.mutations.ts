import { useMutation } from '@tanstack/react-query';
import type { Croppings } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';

/** The station whose image it is, by its slug; the client's own if absent. */
export type StationOfImage = string | undefined;

/** Stores an image; resolves to its address and size. */
export function useUploadImage(station?: StationOfImage) {
  const { client } = usePostKit();
  return useMutation({ mutationFn: async (image: File) => client.images.upload(image, { station }) });
}

/** Crops a stored image to a square or to the share image's shape; resolves to the new one. */
export function useCropImage(station?: StationOfImage) {
  const { client } = usePostKit();
  return useMutation({
    mutationFn: async (fields: { image: string; croppings: Croppings; square: boolean }) =>
      client.images.crop(fields, { station }),
  });
}

/** Stores a licensed image as one of the station's own; resolves like an upload. */
export function useKeepLicensedImage(station?: StationOfImage) {
  const { client } = usePostKit();
  return useMutation({ mutationFn: async (url: string) => client.images.keepLicensed({ url }, { station }) });
}
