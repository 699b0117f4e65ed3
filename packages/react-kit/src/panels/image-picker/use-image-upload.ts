import { serverMessage } from '@postkit/sdk';
import type { Croppings, UploadedImage } from '@postkit/sdk/schema';
import { useState } from 'react';
import { useCropImage, useKeepLicensedImage, useUploadImage } from '../../data/images/images.mutations.ts';
import { type ImageRule, judgeImage } from '../../domain/images/image-rule.ts';
import { useMessages } from '../../provider/messages.store.ts';
import type { ImageShape } from './crop-box.ts';
import { imagePickerMessages as words } from './image-picker.messages.ts';
import { fileProblem, refusedByStation, sizeProblem } from './image-problem.ts';
import { readImageSize } from './read-image-size.ts';

export interface ImageUpload {
  isUploading: boolean;
  isCropping: boolean;
  /** Stored, and waiting to be cropped. */
  stored: UploadedImage | null;
  /** Why the last file was refused. */
  problem: string | null;
  /** What is wrong with an image that was taken all the same. */
  warning: string | null;
  upload: (files: readonly File[]) => void;
  /** The licensed image that is being fetched, by its address; null while none is. */
  keeping: string | null;
  /** Fetches a licensed image as one of the station's own; then it waits to be cropped as an upload does. */
  keep: (url: string, onKept: () => void) => void;
  crop: (croppings: Croppings) => void;
  cancel: () => void;
  remove: () => void;
  refuse: () => void;
}

/** Checks an image, stores it, has it cropped, and gives its address. */
export function useImageUpload(shape: ImageShape, rule: ImageRule, onChange: (address: string) => void): ImageUpload {
  const show = useMessages((state) => state.show);
  const dismiss = useMessages((state) => state.dismiss);
  const upload = useUploadImage();
  const licensed = useKeepLicensedImage();
  const crop = useCropImage();
  const [isChecking, setChecking] = useState(false);
  const [stored, setStored] = useState<UploadedImage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [warning, setWarning] = useState<string | null>(null);

  function fail(error: unknown) {
    const message = serverMessage(error, words.failedUpload);
    const refusal = refusedByStation(error);
    if (refusal) setProblem(refusal);
    else if (message.action === 'show') show({ name: words.failedName, details: message.global ?? message.details, type: 'error' });
  }

  async function send(file: File) {
    const unfit = fileProblem(file);
    setProblem(unfit);
    if (unfit) return;
    setChecking(true);
    const size = await readImageSize(file);
    setChecking(false);
    const reason = size && sizeProblem(rule, size);
    if (reason) return setProblem(reason);
    upload.mutate(file, { onError: fail, onSuccess: arrive });
  }

  function arrive(image: UploadedImage) {
    const refusal = sizeProblem(rule, image);
    setProblem(refusal);
    if (!refusal) setStored(image);
  }

  function keep(url: string, onKept: () => void) {
    licensed.mutate(url, {
      onError: fail,
      onSuccess: (image) => {
        onKept();
        arrive(image);
      },
    });
  }

  function take({ location, ...size }: UploadedImage, from: UploadedImage) {
    setStored(null);
    const refusal = sizeProblem(rule, size);
    if (refusal) return setProblem(refusal);
    const { recommended } = rule;
    setWarning(recommended && judgeImage(rule, from) === 'soft' ? words.soft(from, recommended) : null);
    onChange(location);
  }

  return {
    isUploading: isChecking || upload.isPending,
    isCropping: crop.isPending,
    keeping: licensed.isPending ? licensed.variables : null,
    keep,
    stored,
    problem,
    warning,
    upload: ([file]) => {
      if (file) void send(file);
    },
    crop: (croppings) => {
      if (!stored) return;
      const shown = show({ ...words.processing, type: 'success' });
      crop.mutate(
        { image: stored.location, croppings, square: shape === 'square' },
        { onSuccess: (image) => take(image, stored), onError: fail, onSettled: () => dismiss(shown) },
      );
    },
    cancel: () => setStored(null),
    remove: () => {
      setProblem(null);
      setWarning(null);
      onChange('');
    },
    refuse: () => setProblem(words.oneImage),
  };
}
