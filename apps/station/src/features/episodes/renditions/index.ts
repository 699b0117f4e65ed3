export {
  type AudioInserts,
  type AudioInsertsSlot,
  createAudioInsertsSlot,
  type AudioRequest,
  type StitchedAudio,
} from './audio-inserts.ts';
export { damageText } from './damage-text.ts';
export { audioKey, type EpisodeAudio, playableAudio, playedIds, readAudio } from './episode-audio.ts';
export { fileFacts } from './file-facts.ts';
export { renderFailure } from './render-failure.ts';
export { isRaised, planLevels, targetOf } from './rendition-levels.ts';
export { renderFile, estimateBytes } from './render-file.ts';
export { createRenderJobs, type RenderJobs } from './render.jobs.ts';
export { mediaTotals, type MediaTotals } from './media-totals.repository.ts';
export { createRenditionFiles, type EpisodeFile, type RenditionFiles } from './rendition-files.ts';
export { renditionStorageKey, renditionTypes } from './rendition-key.ts';
export { createRenditionRemoval, type RenditionRemoval } from './rendition-removal.jobs.ts';
export {
  type AudioPlan,
  discardRenditions,
  planAudio,
  renderSaved,
  type RenderStepDeps,
} from './rendition-request.ts';
export type { RenditionFile } from './rendition-file.ts';
export { renditionOf, renditionsOf, renditionBytes, replaceRenditions } from './renditions.repository.ts';
export { registerRenditionRoutes } from './renditions.routes.ts';
export {
  createServedAudioListeners,
  type ServedAudio,
  type ServedAudioListeners,
  type ServedCall,
} from './served-audio.ts';
