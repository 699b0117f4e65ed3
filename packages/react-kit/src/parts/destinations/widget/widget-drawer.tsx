import { useState } from 'react';
import type { Connection, Settings } from '@postkit/sdk/schema';
import { destinationName } from '../../../data/destinations/index.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DiscardDialog } from '../../../ui/discard-dialog/discard-dialog.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { WidgetCode } from '../../widgets/code/index.ts';
import { WidgetControls, WidgetParts } from '../../widgets/controls/index.ts';
import { WidgetPreview } from './widget-preview.tsx';
import { useWidgetConfigurator } from './widget.controller.ts';
import { widgetMessages } from './widget.messages.ts';

const width = { default: 748, min: 368 };

export interface WidgetDrawerProps {
  destination: Connection;
  settings: Settings;
  onClose: () => void;
}

/** The theme of a web widget's player, and its embed code. */
export function WidgetDrawer({ destination, settings, onClose }: WidgetDrawerProps) {
  const catalogue = useCatalogue();
  const messages = useWords(widgetMessages);
  const state = useWidgetConfigurator(destination, settings);
  const { config, change, isChanged, isBusy, failure, submit } = state;
  const [size, setSize] = useState(width.default);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const name = destinationName(destination, catalogue);
  return (
    <Drawer
      isOpen
      title={name}
      size={{ value: size, min: width.min, onChange: setSize }}
      onClose={isBusy ? undefined : () => (isChanged ? setConfirmOpen(true) : onClose())}
      footer={
        <>
          <span className="pk-setup-step">{messages.savedHelp}</span>
          <Button variant="primary" isBusy={isBusy} isDisabled={!isChanged} onPress={submit}>
            {messages.save}
          </Button>
        </>
      }
    >
      <div className="pk-stack">
        {failure && (
          <Banner tone="danger" isLive>
            {failure}
          </Banner>
        )}
        <WidgetPreview config={config} zone={destination.id} />
        <WidgetControls config={config} onChange={change} />
        <WidgetParts config={config} onChange={change} />
        <WidgetCode config={config} widgetDomain={settings.widget_domain} title={name} isPreviewed />
      </div>
      <DiscardDialog isOpen={isConfirmOpen} onDiscard={onClose} onStay={() => setConfirmOpen(false)} />
    </Drawer>
  );
}
