export { type Preview, usePreview } from './features/audio-events/index.ts';
export { rememberedLink, type RememberedLink } from './screen/settings/remembered-links.ts';
export { signInAddress } from './screen/session/sign-in-address.ts';
export { startAddress } from './screen/session/start-address.ts';
export {
  createDefaultHost,
  createStores,
  type Host,
  type HostAddress,
  HostProvider,
  type HostProviderProps,
  type ChatTool,
  type HostFiles,
  type HostStorage,
  type LanguageControl,
  type LeaveQuestion,
  type Message,
  type HostUser,
  type PostKit,
  PostKitProvider,
  type PostKitProviderProps,
  type ProviderStore,
  ScreenFailure,
  type ScreenFailureProps,
  ScreenNotLoaded,
  type ScreenNotLoadedProps,
  type Stores,
  type Tool,
  useMessages,
  usePostKit,
} from './host/index.ts';
export { loadPart } from './ui/lazy-part/load-part.ts';
