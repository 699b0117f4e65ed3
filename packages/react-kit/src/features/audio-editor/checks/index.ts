export { ChecksPanel } from './checks-panel.tsx';
export { LoudnessReadout } from './loudness-readout.tsx';
export { useEditorChecks, useEditorLevels } from './use-editor-checks.ts';
