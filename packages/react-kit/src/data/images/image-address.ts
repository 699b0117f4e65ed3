/**
 * The address of an image. Complete addresses (with a scheme, or `//host/…`) stay unchanged;
 * bare paths get the installation's image origin as prefix.
 */
export function imageAddress(image: string, origin: string): string {
  if (image === '' || origin === '' || /^([a-z][a-z\d+.-]*:|\/\/)/i.test(image)) return image;
  return `${origin.replace(/\/+$/, '')}/${image.replace(/^\/+/, '')}`;
}
