export { ElapsedTime } from './elapsed-time.tsx';
export { LevelMeter } from './level-meter.tsx';
export { RecordingFacts } from './recording-facts.tsx';
export { RecordingLight } from './recording-light.tsx';
export { recordingMessages } from './recording.messages.ts';
export { StationClock } from './station-clock.tsx';
export { useSinceText } from './use-since-text.ts';
