export { WaveformEditor } from './waveform-editor.tsx';
