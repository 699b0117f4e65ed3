export { acceptedOf, insertAccepted } from './rights.repository.ts';
export { registerEpisodeRights } from './rights.routes.ts';
export { type ClearedSave, createEpisodeRights, type EpisodeRights } from './rights.service.ts';
