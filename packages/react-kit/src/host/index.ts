export { createDefaultHost } from './default-host.ts';
export type { HostPage } from './host-context.ts';
export { HostProvider, type HostProviderProps } from './host-provider.tsx';
export type { Host, HostAddress, HostFiles, HostStorage, HostWindow, LeaveQuestion } from './host.ts';
export type {
  EpisodeDeletedEvent,
  EpisodeEvent,
  HostEvents,
  ShowEvent,
  StationEvent,
  UploadEvent,
} from './host-events.ts';
export type { HostSlots, SlotProps, SlotPropsOf } from './host-slots.ts';
export type { HostUser } from './host-user.ts';
export type { ChatTool, Tool } from './installation-tools.ts';
export type { LanguageControl } from './language-control.ts';
export { type Message, type ShownMessage, useMessages } from './messages.store.ts';
export { type PostKit, usePostKit } from './postkit-context.ts';
export { PostKitProvider, type PostKitProviderProps } from './postkit-provider.tsx';
export type { ProviderStore } from './define-store.ts';
export { createStores, type Stores } from './stores.ts';
export { ScreenNotLoaded, type ScreenNotLoadedProps } from './screen-not-loaded.tsx';
export { ScreenFailure, type ScreenFailureProps } from './screen-failure.tsx';
