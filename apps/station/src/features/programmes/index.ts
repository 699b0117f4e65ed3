export { createProgrammes } from './programmes.feature.ts';
export { type AiringRow, programmeAt, programmesBetween } from './programmes.repository.ts';
