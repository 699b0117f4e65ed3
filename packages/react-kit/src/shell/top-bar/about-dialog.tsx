import type { LoadedSettings } from '@postkit/sdk';
import { usePostKit } from '../../host/postkit-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { shellMessages } from '../shell.messages.ts';
import { versionDetails } from './version-details.ts';

export interface AboutDialogProps {
  isOpen: boolean;
  loaded: LoadedSettings;
  onClose(): void;
}

export function AboutDialog({ isOpen, loaded, onClose }: AboutDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(shellMessages);
  const { productName } = usePostKit();
  return (
    <Dialog
      isOpen={isOpen}
      title={messages.aboutProduct(productName)}
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <dl className="pk-about">
        {versionDetails(loaded, catalogue).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
