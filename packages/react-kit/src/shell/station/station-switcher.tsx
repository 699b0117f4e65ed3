import type { Settings } from '@postkit/sdk/schema';
import { useImageAddress } from '../../data/images/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { SearchSelect } from '../../ui/search-select/search-select.tsx';
import { Select } from '../../ui/select/select.tsx';
import { StationLogo } from '../../ui/station-mark/station-logo.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { useWords } from '../../words/use-words.ts';
import { shellMessages } from '../shell.messages.ts';
import './station.css';
import { stationsAtAGlance } from './stations-at-a-glance.ts';

export interface StationSwitcherProps {
  settings: Settings;
  /** Shows the mark without the name. */
  isMarkOnly?: boolean | undefined;
}

/** The current station, and the way to another one, whose shows open. */
export function StationSwitcher({ settings, isMarkOnly = false }: StationSwitcherProps) {
  const messages = useWords(shellMessages);
  const { host } = usePostKit();
  const addressOf = useImageAddress();
  const entries = settings.station_list;
  const Switcher = entries.length > stationsAtAGlance ? SearchSelect : Select;
  const current = entries.find(({ station }) => station === settings.station);
  const name = current?.title || settings.station_name || settings.station;
  return (
    <div className="pk-station" data-mark-only={isMarkOnly || undefined}>
      <Switcher
        label={messages.station}
        isLabelHidden
        look="plain"
        renderValue={
          <>
            <StationLogo src={addressOf(settings.logo)} />
            {isMarkOnly ? (
              <VisuallyHidden>{name}</VisuallyHidden>
            ) : (
              <span className="pk-station-name pk-truncate">{name}</span>
            )}
          </>
        }
        options={entries.map((entry) => ({
          id: entry.station,
          label: (entry.title || entry.station).toUpperCase(),
        }))}
        value={settings.station}
        onChange={(station) => {
          if (station === settings.station) return;
          host.storage.set('station', station);
          host.navigate(`/${station}/shows`);
        }}
      />
    </div>
  );
}
