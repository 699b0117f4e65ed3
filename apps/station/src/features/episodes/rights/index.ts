export { clearSave, type SavedTimeline } from './clear-save.ts';
export { acceptedOf, insertAccepted } from './rights.repository.ts';
export { registerEpisodeRights } from './rights.routes.ts';
export { createEpisodeRights, type EpisodeRights } from './rights.service.ts';
