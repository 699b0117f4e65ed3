import { imageOperations } from '@postkit/sdk/operations';
import type { ImageRule } from '../../data/images/index.ts';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { ImagePicker as ScreenPicker, type ImageShape } from '../../parts/images/picker/index.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { PartPlaceholder } from '../part-placeholder.tsx';

export interface ImagePickerProps {
  /** Name of the image, which also names the crop dialog. */
  label: string;
  /** `square`, or `wide`: 700 by 366, as social networks show it next to a link. */
  shape: ImageShape;
  /** Address of the image as the station stores it, such as `rss_image` of an episode; empty for none. */
  value: string;
  /** The user chose and cropped an image, which the station has stored, or removed it: then `address` is empty. */
  onChange: (address: string) => void;
  /** Required and recommended size in pixels. By default a square image is recommended to have 1400 by 1400. */
  rule?: ImageRule | undefined;
  /** Also offers the library of licensed images, if the installation has one. */
  licensed?: boolean | undefined;
  /** Text alternative of the image; defaults to the label. */
  alt?: string | undefined;
  /** Help below the image; by default the file types and the shape. */
  description?: string | undefined;
  /** Shows the mark of a required field. */
  required?: boolean | undefined;
  /** Shows the image without the controls that change it. */
  disabled?: boolean | undefined;
  /** The message of your own validation. A problem with the image itself replaces it. */
  errorMessage?: string | undefined;
  /** True while an image is stored, cropped, or waits to be cropped: do not save your form. Must be stable. */
  onBusyChange?: ((busy: boolean) => void) | undefined;
}

/**
 * An image of the station: the user drops or chooses a file, crops it by pointer or keys, replaces or removes it. The station
 * stores every image; the page sets `value` and saves it with its own fields.
 */
export function ImagePicker({ licensed, required, disabled, ...props }: ImagePickerProps) {
  const state = useScreen(useAccess(imageOperations.upload.access), {});
  if (state.status === 'ready') {
    return <ScreenPicker {...props} offersLicensed={licensed} isRequired={required} isDisabled={disabled} />;
  }
  return <PartPlaceholder state={state} name={props.label} skeleton={<Skeleton height="160px" />} />;
}
