export { createEvidence, createRemovalRecorder } from './evidence.feature.ts';
