export { createClient, type ClientOptions, type PostKitClient } from './client.ts';
export type { ResponseOf, CallInput, CallOptions, UploadProgress } from './core/call-input.ts';
export type { Credentials } from './core/credentials.ts';
export {
  AbortError,
  ResponseError,
  HttpError,
  isHttpError,
  isPostKitError,
  NetworkError,
  PostKitError,
  TimeoutError,
} from './core/errors.ts';
export type { HookState, Hooks } from './core/hooks.ts';
export { overOffsets, overPages } from './core/paging.ts';
export { serverMessage } from './core/server-message.ts';
export { sessionId } from './core/session-id.ts';
export { createTransport, type Exchange, type Transport, type TransportContext, type TransportOptions } from './core/transport.ts';
export type { LiveChannel } from './live/live-channel.ts';
export type { LiveState } from './live/live-state.ts';
export type { AudioEventQuery } from './resources/audio-events.ts';
export type { ImportChoice } from './resources/imports.ts';
export type { LoadedSettings, Versions } from './resources/settings.ts';
export { sendInParts, type SendOptions } from './resources/send-in-parts.ts';
export type { UploadFields } from './resources/uploads.ts';
