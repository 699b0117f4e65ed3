import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Select } from '../../../ui/select/select.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { widgetControlsMessages } from './widget-controls.messages.ts';
import type { WidgetControlsProps } from './widget-controls.tsx';

const modes = (catalogue: Catalogue) =>
  (['classic', 'mini'] as const).map((id) => ({
    id,
    label: catalogue.wordsOf(widgetControlsMessages).modes[id],
  }));
const themes = (catalogue: Catalogue) =>
  (['light', 'dark', 'custom'] as const).map((id) => ({
    id,
    label: catalogue.wordsOf(widgetControlsMessages).themes[id],
  }));
const autoplays = (catalogue: Catalogue) =>
  (['next', 'live', 'none'] as const).map((id) => ({
    id,
    label: catalogue.wordsOf(widgetControlsMessages).autoplays[id],
  }));
const parts = ['albumart', 'shownotes', 'hashtags', 'visualization'] as const;

/** Options that only the embed code contains. */
export function WidgetParts({ config, onChange }: WidgetControlsProps) {
  const catalogue = useCatalogue();
  const messages = useWords(widgetControlsMessages);
  return (
    <>
      <div className="pk-widget-colors">
        <Select
          label={messages.mode}
          options={modes(catalogue)}
          value={config.mode}
          onChange={(mode) => onChange({ mode })}
        />
        <Select
          label={messages.theme}
          options={themes(catalogue)}
          value={config.theme}
          onChange={(theme) => onChange({ theme })}
        />
        {config.episode === null && (
          <Select
            label={messages.autoplay}
            options={autoplays(catalogue)}
            value={config.autoplay}
            onChange={(autoplay) => onChange({ autoplay })}
          />
        )}
      </div>
      <fieldset className="pk-widget-group">
        <legend className="pk-field-label">{messages.parts}</legend>
        <div className="pk-widget-row">
          {parts.map((part) => (
            <Checkbox
              key={part}
              label={messages.part[part]}
              isDisabled={config.mode === 'mini'}
              isSelected={config[part]}
              onChange={(isShown) => onChange({ [part]: isShown })}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
