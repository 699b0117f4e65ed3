import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Select } from '../../../ui/select/select.tsx';
import type { Words } from '../../../words/define-messages.ts';
import { useWords } from '../../../words/use-words.ts';
import { widgetControlsMessages } from './widget-controls.messages.ts';
import type { WidgetControlsProps } from './widget-controls.tsx';

const modes = (messages: Words<typeof widgetControlsMessages>) =>
  (['classic', 'mini'] as const).map((id) => ({ id, label: messages.modes[id] }));
const themes = (messages: Words<typeof widgetControlsMessages>) =>
  (['light', 'dark', 'custom'] as const).map((id) => ({ id, label: messages.themes[id] }));
const autoplays = (messages: Words<typeof widgetControlsMessages>) =>
  (['next', 'live', 'none'] as const).map((id) => ({ id, label: messages.autoplays[id] }));
const parts = ['albumart', 'shownotes', 'hashtags', 'visualization'] as const;

/** Options that only the embed code contains. */
export function WidgetParts({ config, onChange }: WidgetControlsProps) {
  const messages = useWords(widgetControlsMessages);
  return (
    <>
      <div className="pk-widget-colors">
        <Select
          label={messages.mode}
          options={modes(messages)}
          value={config.mode}
          onChange={(mode) => onChange({ mode })}
        />
        <Select
          label={messages.theme}
          options={themes(messages)}
          value={config.theme}
          onChange={(theme) => onChange({ theme })}
        />
        {config.episode === null && (
          <Select
            label={messages.autoplay}
            options={autoplays(messages)}
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
