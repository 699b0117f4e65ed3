import Plus from 'lucide-react/icons/plus';
import type { ProgrammeSource } from '@postkit/sdk/schema';
import { Button } from '../../../ui/button/button.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { ProgrammesDialog } from '../programmes-dialogs.tsx';
import { SourceRow } from './source-row.tsx';
import { sourcesMessages } from './sources.messages.ts';

export interface SourcesDrawerProps {
  sources: readonly ProgrammeSource[];
  zone: string;
  onOpen(this: void, dialog: ProgrammesDialog): void;
  onClose(this: void): void;
}

/** The systems from which the station reads its programmes. */
export function SourcesDrawer({ sources, zone, onOpen, onClose }: SourcesDrawerProps) {
  const messages = useWords(sourcesMessages);
  return (
    <Drawer
      isOpen
      title={messages.title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.close}</Button>
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" />}
            onPress={() => onOpen({ kind: 'add-source' })}
          >
            {messages.add}
          </Button>
        </>
      }
    >
      <div className="pk-stack">
        <p className="pk-muted">{messages.intro}</p>
        {sources.length === 0 ? (
          <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
        ) : (
          <ul className="pk-programme-sources" aria-label={messages.list}>
            {sources.map((source) => (
              <SourceRow
                key={source.id}
                source={source}
                zone={zone}
                onOpen={(kind) => onOpen({ kind, sourceId: source.id })}
                onPlan={(planId) => onOpen({ kind: 'difference', sourceId: source.id, planId })}
              />
            ))}
          </ul>
        )}
      </div>
    </Drawer>
  );
}
