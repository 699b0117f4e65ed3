import { isHttpError } from '@postkit/sdk';
import { imageFileTypes, largestImageFile } from '@postkit/sdk/schema';
import { type ImageRule, type ImageSize, checkImageSize } from '../../../data/images/index.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { imagePickerMessages } from './image-picker.messages.ts';

/** Why a file is refused before it is sent; null if it is not. */
export function fileProblem(
  { type, size }: Pick<File, 'type' | 'size'>,
  catalogue: Catalogue,
): string | null {
  const messages = catalogue.wordsOf(imagePickerMessages);
  // If the system does not know the type, the station checks the bytes.
  if (type !== '' && !imageFileTypes.some((accepted) => accepted === type)) return messages.wrongType;
  return size > largestImageFile ? messages.tooLargeFile(size) : null;
}

/** Why an image of this size is refused; null if it is accepted. */
export function sizeProblem(rule: ImageRule, size: ImageSize, catalogue: Catalogue): string | null {
  const messages = catalogue.wordsOf(imagePickerMessages);
  const verdict = checkImageSize(rule, size);
  if (verdict !== 'too-small' && verdict !== 'too-large') return null;
  return messages.wrongSize(size, rule.min, rule.max);
}

/** The station's message about the file itself; null for any other failure. */
export function refusedByStation(error: unknown, catalogue: Catalogue): string | null {
  const messages = catalogue.wordsOf(imagePickerMessages);
  if (!isHttpError(error, 413) && !isHttpError(error, 415)) return null;
  return error.reason || messages.unreadable;
}
