import { useState } from 'react';
import {
  defaultGalleryLimit,
  galleryLimit,
  type WidgetColors,
  type WidgetConfig,
  widgetConfigDefaults,
} from '@postkit/sdk/schema';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { ColorPicker } from '../../../ui/color-field/color-picker.tsx';
import { Field } from '../../../ui/field/field.tsx';
import './widget-controls.css';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { widgetControlsMessages } from './widget-controls.messages.ts';
import { WidgetStyle } from './widget-style.tsx';

const types = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(widgetControlsMessages);
  return [
    { id: 'single', label: messages.single },
    { id: 'full', label: messages.full },
  ] as const;
};
const colorNames = [
  'background',
  'play_button',
  'start_remaining',
] as const satisfies readonly (keyof WidgetColors)[];

export interface WidgetControlsProps {
  /** Of a web widget or of one episode, which has neither a type nor a gallery. */
  config: WidgetConfig;
  onChange: (changes: Partial<WidgetConfig>) => void;
}

/** Type, direction, colours, and the length of the gallery. */
export function WidgetControls({ config, onChange }: WidgetControlsProps) {
  const catalogue = useCatalogue();
  const messages = useWords(widgetControlsMessages);
  const isSingleEpisode = config.episode !== null;
  return (
    <>
      <div className="pk-widget-row">
        {!isSingleEpisode && (
          <SegmentedControl
            label={messages.type}
            options={types(catalogue)}
            value={config.full ? 'full' : 'single'}
            onChange={(type) => onChange(changesOfType(type === 'full'))}
          />
        )}
        <Checkbox
          label={messages.vertical}
          isSelected={config.vertical}
          onChange={(vertical) => onChange({ vertical })}
        />
      </div>
      <fieldset className="pk-widget-group">
        <legend className="pk-field-label">{messages.colors}</legend>
        <WidgetStyle {...config} onColors={(colors) => onChange({ colors, theme: 'custom' })} />
        <div className="pk-widget-colors">
          {colorNames.map((name) => (
            <ColorField
              key={name}
              label={messages.color[name]}
              value={config.colors[name]}
              onChange={(color) => onChange({ colors: { ...config.colors, [name]: color }, theme: 'custom' })}
            />
          ))}
        </div>
      </fieldset>
      {!isSingleEpisode && (
        <GalleryCount
          value={config.limit}
          isDisabled={!config.gallery}
          onChange={(limit) => onChange({ limit })}
        />
      )}
    </>
  );
}

function changesOfType(full: boolean): Partial<WidgetConfig> {
  const { autoplay, gallery } = widgetConfigDefaults({ full });
  return { full, autoplay, gallery, limit: defaultGalleryLimit };
}

/** Digits only; empty and 0 become 1. */
function GalleryCount({
  value,
  isDisabled,
  onChange,
}: {
  value: number;
  isDisabled: boolean;
  onChange: (value: number) => void;
}) {
  const messages = useWords(widgetControlsMessages);
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

interface ColorFieldProps {
  label: string;
  /** `#rrggbb`. */
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean | undefined;
}

/** A colour, by the browser's own picker. */
function ColorField({ label, value, onChange, isDisabled }: ColorFieldProps) {
  return (
    <Field label={label} isDisabled={isDisabled}>
      {(control) => (
        <div className="pk-field-box">
          <ColorPicker {...control} value={value} onChange={(color) => onChange(color.toUpperCase())} />
          <span className="pk-code" aria-hidden="true">
            {value.toUpperCase()}
          </span>
        </div>
      )}
    </Field>
  );
}
