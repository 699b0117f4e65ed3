import type { Croppings } from '@postkit/sdk/schema';
import { useMutation } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';

/** Stores an image; answers where it is and how large. */
export function useUploadImage() {
  const { client } = usePostKit();
  return useMutation({ mutationFn: async (image: File) => client.images.upload(image) });
}

/** Cuts a stored image: a square, or the share image's shape; answers the new one. */
export function useCropImage() {
  const { client } = usePostKit();
  return useMutation({
    mutationFn: async (fields: { image: string; croppings: Croppings; square: boolean }) => client.images.crop(fields),
  });
}

/** Stores a licensed image as one of the station's own; answers as an upload does. */
export function useKeepLicensedImage() {
  const { client } = usePostKit();
  return useMutation({ mutationFn: async (url: string) => client.images.keepLicensed({ url }) });
}
