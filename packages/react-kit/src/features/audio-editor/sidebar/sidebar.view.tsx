import FolderOpen from 'lucide-react/icons/folder-open';
import PanelRightClose from 'lucide-react/icons/panel-right-close';
import UploadIcon from 'lucide-react/icons/upload';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { sidebarMessages as messages } from './sidebar.messages.ts';
import type { LibraryProps } from './library-list.tsx';
import { LibraryView } from './library.view.tsx';
import type { UploadState } from './upload.controller.ts';
import { UploadView } from './upload.view.tsx';
import './sidebar.css';

/** Up to this page width in pixels the open panel covers the screen (audio-editor.css), so it does not open automatically. */
const overlayMaxWidth = 1060;

export interface SidebarViewProps extends LibraryProps {
  upload: UploadState;
  /** The panel is open at first, because the user came from a show to build an episode. */
  startsOpen: boolean;
}

type Tab = 'library' | 'upload';

/** The library and uploads: a strip of two buttons, or a panel. */
export function SidebarView({ library, colors, zone, upload, startsOpen }: SidebarViewProps) {
  // Open from the start: a panel that opens later would move Finish away under the pointer.
  const [isOpen, setOpen] = useState(() => startsOpen && globalThis.innerWidth > overlayMaxWidth);
  const [tab, setTab] = useState<Tab>('library');

  function openAt(next: Tab) {
    setTab(next);
    setOpen(true);
  }

  if (!isOpen) {
    return (
      <aside className="pk-sidebar" aria-label={messages.label}>
        <IconButton
          label={messages.open}
          tooltipPlacement="start"
          icon={<FolderOpen aria-hidden="true" />}
          onPress={() => openAt('library')}
        />
        <IconButton
          label={messages.openUpload}
          tooltipPlacement="start"
          icon={<UploadIcon aria-hidden="true" />}
          onPress={() => openAt('upload')}
        />
      </aside>
    );
  }
  return (
    <aside className="pk-sidebar" aria-label={messages.label} data-open>
      <div className="pk-sidebar-panel">
        <IconButton
          className="pk-sidebar-close"
          label={messages.close}
          tooltipPlacement="start"
          icon={<PanelRightClose aria-hidden="true" />}
          onPress={() => setOpen(false)}
        />
        <Tabs
          label={messages.tabs}
          value={tab}
          onChange={setTab}
          items={[
            { id: 'library', label: messages.library, content: <LibraryView library={library} colors={colors} zone={zone} /> },
            { id: 'upload', label: messages.upload, content: <UploadView upload={upload} zone={zone} /> },
          ]}
        />
      </div>
    </aside>
  );
}
