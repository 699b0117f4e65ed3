import type { WidgetColors } from '@postkit/sdk/schema';
import { useState } from 'react';
import { galleryLimit } from '../../../widgets/config/index.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control/segmented-control.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { ColorField } from './color-field.tsx';
import { WidgetStyle } from './widget-style.tsx';
import type { WidgetConfigurator } from './widget.controller.ts';
import { widgetMessages as messages } from './widget.messages.ts';

const types = [
  { id: 'single', label: messages.single },
  { id: 'full', label: messages.full },
] as const;
const colorNames = ['background', 'play_button', 'start_remaining'] as const satisfies readonly (keyof WidgetColors)[];

/** The settings stored with the widget, and the length of its list. */
export function WidgetControls({ zone, state: { config, change, setFull } }: { zone: number; state: WidgetConfigurator }) {
  return (
    <>
      <div className="pk-setup-widget-row">
        <SegmentedControl
          label={messages.type}
          options={types}
          value={config.full ? 'full' : 'single'}
          onChange={(type) => setFull(type === 'full')}
        />
        <Checkbox label={messages.vertical} isSelected={config.vertical} onChange={(vertical) => change({ vertical })} />
      </div>
      <fieldset className="pk-setup-group">
        <legend className="pk-field-label">{messages.colors}</legend>
        <WidgetStyle zone={zone} onColors={(colors) => change({ colors, theme: 'custom' })} />
        <div className="pk-setup-colors">
          {colorNames.map((name) => (
            <ColorField
              key={name}
              label={messages.color[name]}
              value={config.colors[name]}
              onChange={(color) => change({ colors: { ...config.colors, [name]: color }, theme: 'custom' })}
            />
          ))}
        </div>
      </fieldset>
      <GalleryCount value={config.limit} isDisabled={!config.gallery} onChange={(limit) => change({ limit })} />
    </>
  );
}

/** Digits only; empty and 0 become 1. */
function GalleryCount({ value, isDisabled, onChange }: { value: number; isDisabled: boolean; onChange: (value: number) => void }) {
  const [text, setText] = useState(String(value));
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(String(value));
  }

  function settle(): void {
    const limit = galleryLimit(text);
    setText(String(limit));
    onChange(limit);
  }

  return (
    <TextField
      label={messages.count}
      description={messages.countHelp}
      inputMode="numeric"
      maxLength={3}
      isDisabled={isDisabled}
      value={text}
      onChange={(typed) => setText(typed.replace(/\D/g, ''))}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}
