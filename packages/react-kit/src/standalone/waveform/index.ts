export { Waveform, type WaveformHandle, type WaveformProps, type WaveformSource } from './waveform.tsx';
