import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import type { MediaFormat } from '@postkit/sdk/schema';
import { Button } from '../../../ui/button/button.tsx';
import './download-audio.css';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import { downloadAudioMessages } from './download-audio.messages.ts';

export interface FormatChoiceProps {
  isDisabled?: boolean;
  onChoose: (format: MediaFormat) => void;
}

const formats = (catalogue: Catalogue): readonly { format: MediaFormat; label: string; help: string }[] => {
  const messages = catalogue.wordsOf(downloadAudioMessages);
  return [
    { format: 'mp3', label: messages.mp3, help: messages.mp3Help },
    { format: 'aac', label: messages.aac, help: messages.aacHelp },
  ];
};

/** One download button per audio format. */
export function FormatChoice({ isDisabled = false, onChoose }: FormatChoiceProps) {
  const catalogue = useCatalogue();
  const id = useId();
  return (
    <div className="pk-download-formats">
      {formats(catalogue).map(({ format, label, help }) => (
        <div key={format} className="pk-download-format">
          <Button
            isFullWidth
            icon={<Download aria-hidden="true" />}
            isDisabled={isDisabled}
            aria-describedby={`${id}-${format}`}
            onPress={() => onChoose(format)}
          >
            {label}
          </Button>
          <span id={`${id}-${format}`} className="pk-download-help">
            {help}
          </span>
        </div>
      ))}
    </div>
  );
}
