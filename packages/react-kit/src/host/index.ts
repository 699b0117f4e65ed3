export { createDefaultHost } from './default-host.ts';
export type { HostPage } from './host-context.ts';
export { HostProvider, type HostProviderProps } from './host-provider.tsx';
export type { Host, HostAddress, HostFiles, HostStorage, HostWindow, LeaveQuestion, HostUser } from './host.ts';
export { type Message, type ShownMessage, useMessages } from './messages.store.ts';
export { type PostKit, usePostKit } from './postkit-context.ts';
export { PostKitProvider, type PostKitProviderProps } from './postkit-provider.tsx';
export { ScreenNotLoaded, type ScreenNotLoadedProps } from './screen-not-loaded.tsx';
export { ScreenFailure, type ScreenFailureProps } from './screen-failure.tsx';
