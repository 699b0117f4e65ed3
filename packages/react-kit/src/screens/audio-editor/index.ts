export { AudioEditorScreen, type AudioEditorScreenProps } from './audio-editor-screen.tsx';
