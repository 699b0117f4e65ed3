export { type AudioVersionKeeper, createAudioVersionKeeper } from './audio-version-keeper.ts';
export { registerAudioVersionRoutes } from './audio-versions.routes.ts';
export { type AudioVersions, createAudioVersions, type VersionDownloads } from './audio-versions.service.ts';
