import AudioLines from 'lucide-react/icons/audio-lines';
import FileText from 'lucide-react/icons/file-text';
import FolderOpen from 'lucide-react/icons/folder-open';
import ListChecks from 'lucide-react/icons/list-checks';
import PanelRightClose from 'lucide-react/icons/panel-right-close';
import UploadIcon from 'lucide-react/icons/upload';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useEditor, useEditorStore } from '../audio-editor.store.ts';
import type { InspectorTab } from './inspector-tab.ts';
import './inspector.css';
import { inspectorMessages } from './inspector.messages.ts';

/** The panels of the inspector in the order of their tabs; one that the user has no right to is missing. */
export type InspectorPanels = Partial<Record<InspectorTab, ReactNode>>;

const icons: Record<InspectorTab, ReactNode> = {
  clip: <AudioLines aria-hidden="true" />,
  episode: <FileText aria-hidden="true" />,
  checks: <ListChecks aria-hidden="true" />,
  library: <FolderOpen aria-hidden="true" />,
  upload: <UploadIcon aria-hidden="true" />,
};

/** The episode, the library and uploads beside the log: one panel with tabs, or a strip of buttons that open it. */
export function InspectorView({ panels, checkCount }: { panels: InspectorPanels; checkCount: number }) {
  const messages = useWords(inspectorMessages);
  const store = useEditorStore();
  const { tab, isOpen } = useEditor((state) => state.inspector);
  const { openInspector, closeInspector } = store.getState();
  const tabs = tabsOf(panels);
  const shown = tabs.includes(tab) ? tab : (tabs[0] ?? tab);
  if (!isOpen) {
    return (
      <aside className="pk-inspector" aria-label={messages.label}>
        {tabs.map((id) => (
          <IconButton
            key={id}
            label={messages.open[id]}
            tooltipPlacement="start"
            icon={icons[id]}
            onPress={() => openInspector(id)}
          />
        ))}
      </aside>
    );
  }
  return (
    <aside className="pk-inspector" aria-label={messages.label} data-open>
      <div className="pk-inspector-panel">
        <IconButton
          size="small"
          label={messages.close}
          tooltipPlacement="start"
          icon={<PanelRightClose aria-hidden="true" />}
          onPress={closeInspector}
        />
        <Tabs
          label={messages.tabs}
          value={shown}
          onChange={openInspector}
          items={tabs.map((id) => ({
            id,
            label: id === 'checks' && checkCount > 0 ? messages.checksOf(checkCount) : messages.tab[id],
            content: panels[id],
          }))}
        />
      </div>
    </aside>
  );
}

function tabsOf(panels: InspectorPanels): InspectorTab[] {
  const ids: readonly InspectorTab[] = ['clip', 'episode', 'checks', 'library', 'upload'];
  return ids.filter((id) => Boolean(panels[id]));
}
