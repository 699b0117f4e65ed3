import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import type { WidgetConfigurator } from './widget.controller.ts';
import { widgetMessages as messages } from './widget.messages.ts';

const modes = (['classic', 'mini'] as const).map((id) => ({ id, label: messages.modes[id] }));
const themes = (['light', 'dark', 'custom'] as const).map((id) => ({ id, label: messages.themes[id] }));
const autoplays = (['next', 'live', 'none'] as const).map((id) => ({ id, label: messages.autoplays[id] }));
const parts = ['albumart', 'shownotes', 'hashtags', 'visualization'] as const;

/** Options that only the embed code contains. */
export function WidgetParts({ state: { config, change } }: { state: WidgetConfigurator }) {
  return (
    <>
      <div className="pk-setup-colors">
        <Select label={messages.mode} options={modes} value={config.mode} onChange={(mode) => change({ mode })} />
        <Select label={messages.theme} options={themes} value={config.theme} onChange={(theme) => change({ theme })} />
        <Select label={messages.autoplay} options={autoplays} value={config.autoplay} onChange={(autoplay) => change({ autoplay })} />
      </div>
      <fieldset className="pk-setup-group">
        <legend className="pk-field-label">{messages.parts}</legend>
        <div className="pk-setup-widget-row">
          {parts.map((part) => (
            <Checkbox
              key={part}
              label={messages.part[part]}
              isDisabled={config.mode === 'mini'}
              isSelected={config[part]}
              onChange={(isShown) => change({ [part]: isShown })}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
