/**
 * The address at which an image is fetched. One that stands on its own (with a scheme, or `//host/…`) is left alone;
 * a bare path gets the installation's image origin in front.
 */
export function imageAddress(image: string, origin: string): string {
  if (image === '' || origin === '' || /^([a-z][a-z\d+.-]*:|\/\/)/i.test(image)) return image;
  return `${origin.replace(/\/+$/, '')}/${image.replace(/^\/+/, '')}`;
}
