export { rememberedLink, type RememberedLink } from './data/settings/remembered-links.ts';
export { signInAddress } from './domain/session/sign-in-address.ts';
export {
  createDefaultHost,
  type Host,
  type HostAddress,
  HostProvider,
  type HostProviderProps,
  type HostFiles,
  type HostStorage,
  type LeaveQuestion,
  type Message,
  type Person,
  type PostKit,
  PostKitProvider,
  type PostKitProviderProps,
  type Preview,
  ScreenFailure,
  type ScreenFailureProps,
  ScreenNotLoaded,
  type ScreenNotLoadedProps,
  useMessages,
  usePostKit,
  usePreview,
} from './provider/index.ts';
export { loadPart } from './ui/lazy-part/load-part.ts';
