import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import type { WidgetConfigurator } from './widget.controller.ts';
import { widgetMessages as words } from './widget.messages.ts';

const modes = (['classic', 'mini'] as const).map((id) => ({ id, label: words.modes[id] }));
const themes = (['light', 'dark', 'custom'] as const).map((id) => ({ id, label: words.themes[id] }));
const autoplays = (['next', 'live', 'none'] as const).map((id) => ({ id, label: words.autoplays[id] }));
const parts = ['albumart', 'shownotes', 'hashtags', 'visualization'] as const;

/** What stands in the code alone. */
export function WidgetParts({ state: { config, change } }: { state: WidgetConfigurator }) {
  return (
    <>
      <div className="pk-setup-colors">
        <Select label={words.mode} options={modes} value={config.mode} onChange={(mode) => change({ mode })} />
        <Select label={words.theme} options={themes} value={config.theme} onChange={(theme) => change({ theme })} />
        <Select label={words.autoplay} options={autoplays} value={config.autoplay} onChange={(autoplay) => change({ autoplay })} />
      </div>
      <fieldset className="pk-setup-group">
        <legend className="pk-field-label">{words.parts}</legend>
        <div className="pk-setup-widget-row">
          {parts.map((part) => (
            <Checkbox
              key={part}
              label={words.part[part]}
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
