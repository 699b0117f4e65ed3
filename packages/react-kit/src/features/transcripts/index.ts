export { keptParts, type MsRange, removedMs, snapToFrames } from './kept-parts.ts';
