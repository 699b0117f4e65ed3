import type { Croppings } from '@postkit/sdk/schema';
import { useMutation } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';

/** Stores an image; resolves to its address and size. */
export function useUploadImage() {
  const { client } = usePostKit();
  return useMutation({ mutationFn: async (image: File) => client.images.upload(image) });
}

/** Crops a stored image to a square or to the share image's shape; resolves to the new one. */
export function useCropImage() {
  const { client } = usePostKit();
  return useMutation({
    mutationFn: async (fields: { image: string; croppings: Croppings; square: boolean }) => client.images.crop(fields),
  });
}

/** Stores a licensed image as one of the station's own; resolves like an upload. */
export function useKeepLicensedImage() {
  const { client } = usePostKit();
  return useMutation({ mutationFn: async (url: string) => client.images.keepLicensed({ url }) });
}
