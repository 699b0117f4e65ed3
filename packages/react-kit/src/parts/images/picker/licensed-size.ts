import type { LicensedImage } from '@postkit/sdk/schema';

type Rel = LicensedImage['contentLinks'][number]['rel'];

const nearest: Readonly<Record<Rel, readonly Rel[]>> = {
  main: ['main', 'preview', 'thumbnail'],
  preview: ['preview', 'main', 'thumbnail'],
  thumbnail: ['thumbnail', 'preview', 'main'],
};

/** Address of a size of a licensed image, or of the nearest size that the library has. */
export function addressOfSize({ contentLinks }: Pick<LicensedImage, 'contentLinks'>, rel: Rel): string {
  const link = nearest[rel].flatMap((name) => contentLinks.find((one) => one.rel === name) ?? [])[0];
  return link?.href ?? '';
}
