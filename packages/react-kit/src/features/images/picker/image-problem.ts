import { isHttpError } from '@postkit/sdk';
import { errorAnswer, imageFileTypes, largestImageFile } from '@postkit/sdk/schema';
import { type ImageRule, type ImageSize, judgeImage } from '../image-rule.ts';
import { imagePickerMessages as messages } from './image-picker.messages.ts';

/** What speaks against a file before it is sent; null where nothing does. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  // Where the system does not know a type, the station looks at the bytes.
  if (type !== '' && !imageFileTypes.some((known) => known === type)) return messages.wrongType;
  return size > largestImageFile ? messages.tooLargeFile(size) : null;
}

/** Why a picture of this size is refused; null where it is taken. */
export function sizeProblem(rule: ImageRule, size: ImageSize): string | null {
  const verdict = judgeImage(rule, size);
  if (verdict !== 'too-small' && verdict !== 'too-large') return null;
  return messages.wrongSize(size, rule.min, rule.max);
}

/** What the station says against the file itself, in words; null for any other failure. */
export function refusedByStation(error: unknown): string | null {
  if (!isHttpError(error, 413) && !isHttpError(error, 415)) return null;
  return errorAnswer.safeParse(error.body).data?.error_message ?? messages.unreadable;
}
