import type { InspectorTab } from './inspector-tab.ts';

export const inspectorMessages = {
  label: 'Inspector',
  tabs: 'Inspector',
  tab: { episode: 'Episode', library: 'Library', upload: 'Upload' } satisfies Record<InspectorTab, string>,
  open: { episode: 'Open the episode', library: 'Open the library', upload: 'Open uploads' } satisfies Record<InspectorTab, string>,
  close: 'Close the inspector',
} as const;
