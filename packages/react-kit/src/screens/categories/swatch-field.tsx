import { useId } from 'react';
import { type CategoryGroup, labelColors } from '@postkit/sdk/schema';
import { labelName } from '../../data/categories/index.ts';
import { useWords } from '../../words/use-words.ts';
import { colorNames } from './categories.messages.ts';

type Color = CategoryGroup['color'];

export interface SwatchFieldProps {
  label: string;
  value: Color;
  onChange: (color: Color) => void;
  isDisabled: boolean;
}

/** A colour as a swatch, with its name next to the label for colour-blind users. Radio buttons to assistive technology. */
export function SwatchField({ label, value, onChange, isDisabled }: SwatchFieldProps) {
  const messages = useWords(colorNames);
  const id = useId();
  return (
    <div className="pk-field" role="radiogroup" aria-labelledby={id}>
      <span className="pk-field-label" id={id}>
        {label}: <span className="pk-muted">{messages[value]}</span>
      </span>
      <div className="pk-swatches">
        {labelColors.map((color) => (
          <label key={color} className="pk-swatch" data-color={labelName(color)} title={messages[color]}>
            <input
              type="radio"
              className="pk-swatch-input"
              name={id}
              aria-label={messages[color]}
              checked={color === value}
              disabled={isDisabled}
              onChange={() => onChange(color)}
            />
          </label>
        ))}
      </div>
    </div>
  );
}
