// Written by `npm run generate`.

import type { Croppings } from '../common/wire-types.ts';

/** Response of the operation `images.upload`. */
export interface UploadedImage {
  /** Path of the image. */
  location: string;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
}

/** `square` crops to a square of at most 3000 px; otherwise the crop has the share image's shape of 700 by 366. */
export interface CropInput {
  /** Address of the image to crop. 1 to 2,048 characters. */
  image: string;
  /** Rectangle in pixels of the source; all 0 is the whole image. */
  croppings: Croppings;
  /** Whether the result must be square. */
  square: boolean;
}

/** An image of an outside library. */
export interface LicensedImage {
  /** Number that identifies it at the station. At least 1 characters. */
  id: string;
  /** Title of the photo. */
  title: string;
  /** Credit line; empty if none is required. */
  credit: string;
  /** Files of the photo. At least 1 entries. */
  contentLinks: {
    /** Which size of the photo it is. */
    rel: 'thumbnail' | 'preview' | 'main';
    /** Address of the file. An http or https address. */
    href: string;
  }[];
}

/** Body of the operation `images.licensed`. */
export interface LicensedImageSearch {
  /** Text to find, ignoring case. 1 to 200 characters. */
  search: string;
}

/** Response of the operation `images.licensed`. */
export interface LicensedImages {
  /** Photos of the page. */
  entries: LicensedImage[];
}

/** The image to store: the `href` of one of its links. */
export interface LicensedImageChoice {
  /** Address of the photo to store. An http or https address. */
  url: string;
}
