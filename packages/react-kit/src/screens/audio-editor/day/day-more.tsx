import ListPlus from 'lucide-react/icons/list-plus';
import RadioTower from 'lucide-react/icons/radio-tower';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useState } from 'react';
import { formatClock } from '../../../host/time/format-duration.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { DayState } from './day.controller.ts';
import { dayMessages } from './day.messages.ts';

/** Events that Add all puts on the timeline without a question. */
const fewEvents = 20;

interface DayMoreProps {
  day: DayState;
  onLogSource: (() => void) | null;
  onJournal: (() => void) | null;
}

/** The rare actions on the day. */
export function DayMore({ day, onLogSource, onJournal }: DayMoreProps) {
  const messages = useWords(dayMessages);
  const [isAsking, setAsking] = useState(false);
  const { events, addAll } = day;
  const seconds = events.reduce((sum, { duration }) => sum + duration, 0);
  return (
    <>
      <Menu
        isIconOnly
        variant="quiet"
        label={messages.more}
        groups={[
          {
            id: 'events',
            items: [
              {
                id: 'add-all',
                label: messages.addAll,
                icon: <ListPlus aria-hidden="true" />,
                isDisabled: events.length === 0,
                onAction: () => (events.length > fewEvents ? setAsking(true) : addAll()),
              },
              {
                id: 'refresh',
                label: messages.refresh,
                icon: <RotateCw aria-hidden="true" />,
                onAction: day.refresh,
              },
            ],
          },
          {
            id: 'source',
            items: [
              onLogSource && {
                id: 'source',
                label: messages.logSource,
                icon: <RadioTower aria-hidden="true" />,
                onAction: onLogSource,
              },
              onJournal && {
                id: 'journal',
                label: messages.playoutJournal,
                icon: <ScrollText aria-hidden="true" />,
                onAction: onJournal,
              },
            ].filter((item) => item !== null),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.addAllTitle}
        confirmLabel={messages.addAll}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          addAll();
        }}
      >
        {messages.addAllText(events.length, formatClock(seconds))}
      </ConfirmDialog>
    </>
  );
}
