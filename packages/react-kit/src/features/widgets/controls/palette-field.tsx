import { palettes } from '../config/index.ts';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { widgetControlsMessages } from './widget-controls.messages.ts';
import { useWords } from '../../../words/use-words.ts';

const options = palettes.map(({ name, colors }) => ({ id: name, label: name, icon: <Swatches colors={colors} /> }));

/** A choice of a palette by name. */
export function PaletteField({ value, onChange }: { value: string | null; onChange: (name: string | null) => void }) {
  const messages = useWords(widgetControlsMessages);
  return <ComboBox label={messages.findPalette} placeholder={messages.anyPalette} options={options} value={value} onChange={onChange} />;
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
