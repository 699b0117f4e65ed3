import ImageIcon from 'lucide-react/icons/image';
import PaletteIcon from 'lucide-react/icons/palette';
import SparklesIcon from 'lucide-react/icons/sparkles';
import { useId, useState } from 'react';
import type { WidgetColors } from '@postkit/sdk/schema';
import type { WidgetEpisodes } from '../../../data/widgets/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { PaletteField } from './palette-field.tsx';
import { widgetControlsMessages } from './widget-controls.messages.ts';
import { useWidgetStyle } from './widget-style.controller.ts';

const variants = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(widgetControlsMessages);
  return [
    { id: 'light', label: messages.light },
    { id: 'dark', label: messages.dark },
  ] as const;
};

interface WidgetStyleProps extends WidgetEpisodes {
  onColors: (colors: WidgetColors) => void;
}

/** Matching colours, in place of picking each one. */
export function WidgetStyle({ zone, episode, onColors }: WidgetStyleProps) {
  const catalogue = useCatalogue();
  const messages = useWords(widgetControlsMessages);
  const style = useWidgetStyle({ zone, episode }, onColors);
  const [isChoosing, setChoosing] = useState(false);
  const helpId = useId();
  return (
    <>
      <div className="pk-row">
        <Button
          icon={<SparklesIcon aria-hidden="true" />}
          aria-describedby={helpId}
          isBusy={style.isSuggesting}
          isDisabled={!style.hasEpisode}
          onPress={style.suggest}
        >
          {messages.ai}
        </Button>
        <Button
          icon={<ImageIcon aria-hidden="true" />}
          isBusy={style.isReading}
          isDisabled={!style.hasImage}
          onPress={style.readImage}
        >
          {messages.imageColors}
        </Button>
        <Button
          icon={<PaletteIcon aria-hidden="true" />}
          aria-expanded={isChoosing}
          onPress={() => setChoosing(!isChoosing)}
        >
          {messages.palette}
        </Button>
        <SegmentedControl
          label={messages.variant}
          options={variants(catalogue)}
          value={style.variant}
          onChange={style.setVariant}
        />
      </div>
      <p id={helpId} className="pk-field-help">
        {messages.aiHelp}
      </p>
      {isChoosing && <PaletteField value={style.palette} onChange={style.choose} />}
    </>
  );
}
