import X from 'lucide-react/icons/x';
import { Suspense, useEffect, useId, useState } from 'react';
import type { StationOfImage } from '../../../data/images/index.ts';
import { useImageAddress } from '../../../data/images/index.ts';
import { episodeCoverRule, type ImageRule } from '../../../data/images/index.ts';
import { PartFailureDialog } from '../../../host/part-failure-dialog.tsx';
import { useSettings } from '../../../host/settings/settings.queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RequiredMark } from '../../../ui/field/field.tsx';
import { FileDrop } from '../../../ui/file-drop/file-drop.tsx';
import { FileTrigger } from '../../../ui/file-trigger/file-trigger.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { ImageShape } from './crop-box.ts';
import { imagePickerMessages } from './image-picker.messages.ts';
import './image-picker.css';
import { type ImageUpload, useImageUpload } from './use-image-upload.ts';

const CropDialog = lazyPart(
  () => import('./crop-dialog.tsx').then((module) => module.CropDialog),
  (failure, { onCancel }) => <PartFailureDialog {...failure} onClose={onCancel} />,
);

const LicensedDialog = lazyPart(
  () => import('./licensed-dialog.tsx').then((module) => module.LicensedDialog),
  (failure, { onClose }) => <PartFailureDialog {...failure} onClose={onClose} />,
);

const anySize: ImageRule = {};

export interface ImagePickerProps {
  label: string;
  /** A square, or the share image's 700 by 366. */
  shape: ImageShape;
  /** Address of the image; empty if there is none. */
  value: string;
  onChange: (address: string) => void;
  /** Required size; an image outside of it is refused with a message that names both sizes. */
  rule?: ImageRule | undefined;
  /** Also offers the library of licensed images, if the installation has one. */
  offersLicensed?: boolean | undefined;
  /** Text alternative of the image; defaults to the label. */
  alt?: string | undefined;
  description?: string | undefined;
  isRequired?: boolean | undefined;
  /** Shows the image without the controls that change it. */
  isDisabled?: boolean | undefined;
  /** An image starts or stops being stored, cropped, or waiting to be cropped. Must be stable. */
  onBusyChange?: ((isBusy: boolean) => void) | undefined;
  errorMessage?: string | undefined;
  /** Slug of the station that stores the image; the current one if absent. */
  station?: StationOfImage;
}

/** An image that the user drops, chooses, or takes from a library, and crops; the station stores it. */
export function ImagePicker(props: ImagePickerProps) {
  const messages = useWords(imagePickerMessages);
  const {
    label,
    shape,
    value,
    onChange,
    rule = shape === 'square' ? episodeCoverRule : anySize,
    description,
    isRequired,
  } = props;
  const { onBusyChange, isDisabled = false } = props;
  const image = useImageUpload(shape, rule, onChange, props.station);
  const isBusy = image.isUploading || image.keeping !== null || image.chosen !== null;
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange]);
  const id = useId();
  const problem = image.problem ?? props.errorMessage;
  const notes = { help: description, warning: value ? image.warning : null, error: problem };
  const described = Object.entries(notes).flatMap(([name, text]) => (text ? `${id}-${name}` : []));
  return (
    <div
      className="pk-image-picker"
      role="group"
      aria-label={label}
      aria-describedby={described.join(' ') || undefined}
      data-invalid={Boolean(problem) || undefined}
    >
      <span className="pk-field-label">
        {label}
        {isRequired && <RequiredMark />}
      </span>
      <Picture {...props} image={image} />
      {props.offersLicensed && !isDisabled && <Licensed image={image} />}
      {description && (
        <span className="pk-field-help" id={`${id}-help`}>
          {description}
        </span>
      )}
      {notes.warning && (
        <span className="pk-image-warning" id={`${id}-warning`} role="status">
          {notes.warning}
        </span>
      )}
      {problem && (
        <span className="pk-field-error" id={`${id}-error`} role="alert">
          {problem}
        </span>
      )}
      {image.chosen && (
        <Suspense fallback={<Spinner label={messages.cropLoading} />}>
          <CropDialog
            key={image.chosen.url}
            title={messages.cropTitle(label)}
            shape={shape}
            min={rule.min}
            source={image.chosen.previewUrl}
            size={image.chosen}
            isBusy={image.isCropping}
            onCrop={image.crop}
            onCancel={image.cancel}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The image, or a drop zone if there is none. */
function Picture({
  label,
  shape,
  value,
  alt = label,
  description,
  isDisabled,
  image,
}: ImagePickerProps & { image: ImageUpload }) {
  const messages = useWords(imagePickerMessages);
  const addressOf = useImageAddress();
  if (image.isUploading) {
    return (
      <div className="pk-image-frame" data-shape={shape}>
        <Spinner label={messages.uploading} isLabelShown />
      </div>
    );
  }
  if (!value) {
    const help = description ? undefined : messages[shape];
    return (
      <FileDrop
        label={messages.choose}
        accept="image/*"
        description={help}
        isDisabled={isDisabled}
        onFiles={image.upload}
        onReject={image.refuse}
      />
    );
  }
  return (
    <div className="pk-image-frame" data-shape={shape}>
      <img src={addressOf(value)} alt={alt} />
      {!isDisabled && (
        <div className="pk-image-actions">
          <FileTrigger size="small" accept="image/*" onFiles={image.upload}>
            {messages.change}
          </FileTrigger>
          <IconButton
            size="small"
            variant="secondary"
            label={messages.remove(label)}
            icon={<X aria-hidden="true" />}
            onPress={image.remove}
          />
        </div>
      )}
    </div>
  );
}

/** Opens the library of licensed images; renders nothing if the installation has none. */
function Licensed({ image }: { image: ImageUpload }) {
  const messages = useWords(imagePickerMessages);
  const hasLibrary = Boolean(useSettings().data?.settings.ap_images_key);
  const [isOpen, setOpen] = useState(false);
  if (!hasLibrary) return null;
  return (
    <>
      <Button size="small" isDisabled={image.isUploading} onPress={() => setOpen(true)}>
        {messages.licensed}
      </Button>
      {isOpen && (
        <Suspense fallback={<Spinner label={messages.licensedLoading} />}>
          <LicensedDialog
            keeping={image.keeping}
            onChoose={(url) => image.keep(url, () => setOpen(false))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
