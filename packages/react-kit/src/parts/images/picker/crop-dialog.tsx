import { useId, useMemo, useState } from 'react';
import type { Croppings } from '@postkit/sdk/schema';
import type { ImageSize } from '../../../data/images/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Slider } from '../../../ui/slider/slider.tsx';
import { useWords } from '../../../words/use-words.ts';
import { CropArea } from './crop-area.tsx';
import { cropSpace, type ImageShape, largestBox, minShare, scaledBox, shareOf } from './crop-box.ts';
import { imagePickerMessages } from './image-picker.messages.ts';

export interface CropDialogProps {
  title: string;
  shape: ImageShape;
  /** The minimum size of the crop. */
  min: ImageSize | undefined;
  source: string;
  /** Size of the image in pixels. */
  size: ImageSize;
  isBusy: boolean;
  onCrop: (box: Croppings) => void;
  onCancel: () => void;
}

/** Crops an image with a box of a fixed shape, by pointer or keys. */
export function CropDialog({ title, shape, min, source, size, isBusy, onCrop, onCancel }: CropDialogProps) {
  const messages = useWords(imagePickerMessages);
  const space = useMemo(() => cropSpace(size, shape, min), [size, shape, min]);
  const [box, setBox] = useState(() => largestBox(space));
  const keysId = useId();
  const part = { width: box.right - box.left, height: box.bottom - box.top };
  const smallest = Math.ceil(minShare(space) * 100);

  return (
    <Dialog
      isOpen
      title={title}
      onClose={isBusy ? undefined : onCancel}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={onCancel}>
            {messages.cancel}
          </Button>
          <Button variant="primary" isBusy={isBusy} onPress={() => onCrop(box)}>
            {messages.use}
          </Button>
        </>
      }
    >
      <div className="pk-crop">
        <CropArea space={space} source={source} box={box} onChange={setBox} helpId={keysId} />
        <span className="pk-field-help" id={keysId}>
          {messages.cropKeys}
        </span>
        <Slider
          label={messages.size}
          minValue={Math.min(smallest, 99)}
          maxValue={100}
          value={Math.round(shareOf(space, box) * 100)}
          format={() => messages.kept(part, size)}
          isDisabled={smallest >= 100}
          onChange={(value) => setBox(scaledBox(space, box, value / 100))}
        />
      </div>
    </Dialog>
  );
}
