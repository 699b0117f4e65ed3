import { useState } from 'react';
import type { Settings } from '@postkit/sdk/schema';
import { useHost } from '../../host/host-context.ts';
import { isAvailable, missingAccess } from '../../host/session/areas.ts';
import { chooseStartArea, startArea } from '../../host/session/start-address.ts';
import { stationSession } from '../../host/session/station-session.ts';
import type { MenuGroup } from '../../ui/menu/menu.tsx';
import { useWords } from '../../words/use-words.ts';
import { shellMessages } from '../shell.messages.ts';

const areas = ['audio', 'today'] as const;

/** The screens that the workspace can open with, as entries of a menu; null without a choice, on a host or for a user who lacks one. */
export function useStartGroup(settings: Settings): MenuGroup | null {
  const messages = useWords(shellMessages);
  const { host } = useHost();
  const [selected, setSelected] = useState(() => startArea(host.storage));
  const { permissions } = stationSession(settings);
  if (!areas.every((area) => isAvailable(area, host.areas) && missingAccess(area, permissions) !== 'limit'))
    return null;
  return {
    id: 'start',
    label: messages.startWith,
    selected,
    onSelect: (id) => {
      const area = areas.find((each) => each === id);
      if (!area) return;
      chooseStartArea(host.storage, area);
      setSelected(area);
    },
    items: areas.map((id) => ({ id, label: messages.startAreas[id] })),
  };
}
