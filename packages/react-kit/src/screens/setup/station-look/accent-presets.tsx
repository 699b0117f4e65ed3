import { useId } from 'react';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { stationLookMessages } from './station-look.messages.ts';

/** PostKit's own accent, which `styles/tokens.css` has for stations without one. */
export const ownAccent = '#00636b';

const presets = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(stationLookMessages);
  return [
    { color: '#1d4ed8', label: messages.colors.blue },
    { color: '#6d28d9', label: messages.colors.violet },
    { color: '#be185d', label: messages.colors.magenta },
    { color: '#b91c1c', label: messages.colors.red },
    { color: '#c2410c', label: messages.colors.orange },
    { color: '#15803d', label: messages.colors.green },
    { color: '#475569', label: messages.colors.slate },
  ] as const;
};

export interface AccentPresetsProps {
  /** Null for PostKit's own. */
  value: string | null;
  productName: string;
  isDisabled: boolean;
  onChange: (color: string) => void;
}

/** Accents to start from; the first one is PostKit's own, which is no accent. */
export function AccentPresets({ value, productName, isDisabled, onChange }: AccentPresetsProps) {
  const catalogue = useCatalogue();
  const messages = useWords(stationLookMessages);
  const name = useId();
  const options = [{ color: '', label: messages.own(productName) }, ...presets(catalogue)];
  return (
    <div className="pk-look-presets" role="radiogroup" aria-label={messages.presets}>
      {options.map(({ color, label }) => (
        <label key={color} className="pk-look-preset" title={label}>
          <input
            type="radio"
            name={name}
            aria-label={label}
            checked={color === (value ?? '')}
            disabled={isDisabled}
            onChange={() => onChange(color)}
          />
          <span style={{ background: color || ownAccent }} />
        </label>
      ))}
    </div>
  );
}
