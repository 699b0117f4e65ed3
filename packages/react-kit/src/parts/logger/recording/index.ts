export { ElapsedTime } from './elapsed-time.tsx';
export { recordingMessages } from './recording.messages.ts';
export { useSinceText } from './use-since-text.ts';
export { LevelMeter } from './level-meter.tsx';
export { RecordingFacts } from './recording-facts.tsx';
export { RecordingLight } from './recording-light.tsx';
export { StationClock } from './station-clock.tsx';
