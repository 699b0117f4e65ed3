import { useMemo } from 'react';
import { palettes } from '../../../data/widgets/index.ts';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { widgetControlsMessages } from './widget-controls.messages.ts';

/** A choice of a palette by name. */
export function PaletteField({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (name: string | null) => void;
}) {
  const catalogue = useCatalogue();
  const messages = useWords(widgetControlsMessages);
  const options = useMemo(() => optionsIn(catalogue), [catalogue]);
  return (
    <ComboBox
      label={messages.findPalette}
      placeholder={messages.anyPalette}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}

function optionsIn(catalogue: Catalogue) {
  const { paletteName, hues, schemes } = catalogue.wordsOf(widgetControlsMessages);
  return palettes.map(({ name, hue, scheme, colors }) => ({
    id: name,
    label: paletteName(hues[hue], schemes[scheme]),
    icon: <Swatches colors={colors} />,
  }));
}

function Swatches({ colors }: { colors: readonly string[] }) {
  return (
    <span className="pk-widget-swatches" aria-hidden="true">
      {colors.map((color) => (
        <span key={color} style={{ background: color }} />
      ))}
    </span>
  );
}
