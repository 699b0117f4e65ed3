import { useEffect, useState } from 'react';
import { serverMessage } from '@postkit/sdk';
import type { Croppings, ImageChoice, UploadedImage } from '@postkit/sdk/schema';
import { useImageAddress } from '../../../data/images/index.ts';
import {
  type StationOfImage,
  useCropImage,
  useKeepLicensedImage,
  useUploadImage,
} from '../../../data/images/index.ts';
import { type ImageRule, checkImageSize, type ImageSize } from '../../../data/images/index.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { useReportServerError } from '../../../host/use-report-failure.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import type { ImageShape } from './crop-box.ts';
import { imagePickerMessages } from './image-picker.messages.ts';
import { fileProblem, refusedByStation, sizeProblem } from './image-problem.ts';

/** A stored image with its size in pixels. */
export type ChosenImage = ImageChoice & Pick<UploadedImage, 'width' | 'height'>;

export interface ImageUpload {
  isUploading: boolean;
  isCropping: boolean;
  /** A stored image that waits to be cropped. */
  chosen: ChosenImage | null;
  /** Why the last file was refused. */
  problem: string | null;
  /** Warning about an image that was accepted. */
  warning: string | null;
  upload: (files: readonly File[]) => void;
  /** Address of the licensed image that is being stored; null for none. */
  keeping: string | null;
  /** Stores a licensed image as one of the station's own, to be cropped like an upload. */
  keep: (url: string, onDone: () => void) => void;
  crop: (croppings: Croppings) => void;
  cancel: () => void;
  remove: () => void;
  refuse: () => void;
}

type OnImage = (address: string) => void;

/** Checks and stores an image, lets the user crop it, and reports its address. */
export function useImageUpload(
  shape: ImageShape,
  rule: ImageRule,
  onChange: OnImage,
  station?: StationOfImage,
): ImageUpload {
  const catalogue = useCatalogue();
  const messages = useWords(imagePickerMessages);
  const reportServerError = useReportServerError();
  const [show, dismiss] = [useMessages((state) => state.show), useMessages((state) => state.dismiss)];
  const [upload, licensed, crop] = [
    useUploadImage(station),
    useKeepLicensedImage(station),
    useCropImage(station),
  ];
  const [isChecking, setChecking] = useState(false);
  const [chosen, setChosen] = useChosenImage();
  const [problem, setProblem] = useState<string | null>(null);
  const [warning, setWarning] = useState<string | null>(null);
  const addressOf = useImageAddress();

  function fail(error: unknown) {
    const refusal = refusedByStation(error, catalogue);
    if (refusal) return setProblem(refusal);
    reportServerError(messages.failedName, messages.failedUpload, error);
    const message = serverMessage(error, messages.failedUpload);
    // Also beside the image: a page without the shell shows no messages.
    if (message.action === 'show') setProblem(message.global ?? message.details);
  }

  async function send(file: File) {
    const fileError = fileProblem(file, catalogue);
    setProblem(fileError);
    if (fileError) return;
    setChecking(true);
    const size = await readImageSize(file);
    setChecking(false);
    const reason = size && sizeProblem(rule, size, catalogue);
    if (reason) return setProblem(reason);
    // The file itself is the preview, so nothing is downloaded for cropping.
    upload.mutate(file, {
      onError: fail,
      onSuccess: (image) => onStored(image, 'local', () => URL.createObjectURL(file)),
    });
  }

  function onStored(
    { location: url, ...size }: UploadedImage,
    type: ImageChoice['type'],
    preview: () => string,
  ) {
    const refusal = sizeProblem(rule, size, catalogue);
    setProblem(refusal);
    if (!refusal) setChosen({ type, previewUrl: preview(), url, ...size });
  }

  function keep(url: string, onDone: () => void) {
    licensed.mutate(url, {
      onError: fail,
      onSuccess: (image) => {
        onDone();
        onStored(image, 'licensed', () => addressOf(image.location));
      },
    });
  }

  function onCropped({ location, ...size }: UploadedImage, from: ChosenImage) {
    setChosen(null);
    const refusal = sizeProblem(rule, size, catalogue);
    if (refusal) return setProblem(refusal);
    const { recommended } = rule;
    setWarning(
      recommended && checkImageSize(rule, from) === 'soft' ? messages.soft(from, recommended) : null,
    );
    onChange(location);
  }

  return {
    isUploading: isChecking || upload.isPending,
    isCropping: crop.isPending,
    keeping: licensed.isPending ? licensed.variables : null,
    keep,
    chosen,
    problem,
    warning,
    upload: ([file]) => {
      if (file) void send(file);
    },
    crop: (croppings) => {
      if (!chosen) return;
      const messageKey = show({ ...messages.processing, type: 'success' });
      crop.mutate(
        { image: chosen.url, croppings, square: shape === 'square' },
        {
          onSuccess: (image) => onCropped(image, chosen),
          onError: fail,
          onSettled: () => dismiss(messageKey),
        },
      );
    },
    cancel: () => setChosen(null),
    remove: () => {
      setProblem(null);
      setWarning(null);
      onChange('');
    },
    refuse: () => setProblem(messages.oneImage),
  };
}

/** The image that waits to be cropped; releases the preview of a local file afterwards. */
function useChosenImage() {
  const state = useState<ChosenImage | null>(null);
  const [chosen] = state;
  useEffect(
    () => (chosen?.type === 'local' ? () => URL.revokeObjectURL(chosen.previewUrl) : undefined),
    [chosen],
  );
  return state;
}

/** Upright size of an image; null if this browser cannot read it, though the station may. */
async function readImageSize(file: File): Promise<ImageSize | null> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return null;
  }
}
