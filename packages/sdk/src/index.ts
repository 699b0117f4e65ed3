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
export { secondStepOf, type SecondStep } from './resources/second-step.ts';
export { sendInParts, type SendOptions } from './resources/send-in-parts.ts';
export type { UploadFields } from './resources/uploads.ts';
export type {
  ShowAnalyticsQuery,
  TotalAnalyticsQuery,
  CountryAnalyticsQuery,
  PlatformAnalyticsQuery,
  ShowCsvQuery,
  TotalCsvQuery,
  CountryCsvQuery,
  PlatformCsvQuery,
  AnalyticsRow,
  AnalyticsTotals,
  AnalyticsResponse,
  CsvRequested,
  EpisodeNamesInput,
  EpisodeNames,
  ShowNames,
  EpisodeDownloadsQuery,
  EpisodeDownloads,
  ShowTrendsQuery,
  ShowTrends,
  ExplanationQuery,
  Explanation,
  RecountPreview,
  DevicesQuery,
  DeviceFigures,
  Methodology,
  FirstDay,
  FirstDays,
} from './schema/analytics/wire-types.ts';
export type { ApiKey, ApiKeyInput, CreatedApiKey, ApiKeysListResponse } from './schema/api-keys/wire-types.ts';
export type {
  AudioEventListQuery,
  CloneQuery,
  CutInput,
  EditTokenQuery,
  EditToken,
  MergeInput,
  MergeResponse,
  BulkDeleteInput,
  BulkDeleteResponse,
  CartUpdate,
  PeaksQuery,
  Peaks,
  AudioType,
  Cart,
  InnerFade,
  InnerLevel,
  AudioEvent,
  EventsAiredQuery,
  EventsAired,
  EventsPeaksQuery,
  EventPeaks,
  EventsPeaks,
  AudioEventsListResponse,
} from './schema/audio-events/wire-types.ts';
export type { AuditChange, AuditEntry, AuditFilter, AuditQuery, AuditPage } from './schema/audit/wire-types.ts';
export type { BulkDownloadInput, BulkDownload, BulkDownloadsListResponse } from './schema/bulk-downloads/wire-types.ts';
export type {
  LabelColor,
  Category,
  CategoryGroup,
  CategoryGroupInput,
  CategoryGroupUpdate,
  CategoriesListResponse,
} from './schema/categories/wire-types.ts';
export type { StationParams, StationIdParams, ResourceListQuery, Croppings } from './schema/common/wire-types.ts';
export type {
  AuthorizedType,
  SpreakerShow,
  ConnectionCheck,
  ConnectionType,
  HistoricalItems,
  Connection,
  ConnectionInput,
  ConnectionUpdate,
  ConnectionsRequestFacebookQuery,
  ConnectionsSetFacebookQuery,
  ConnectionsFacebookPagesQuery,
  ConnectionsListResponse,
} from './schema/connections/wire-types.ts';
export type {
  DeliveryStatus,
  Delivery,
  LatestDelivery,
  DeliveryChange,
  DeliveriesListResponse,
  DeliveriesLatestResponse,
} from './schema/deliveries/wire-types.ts';
export type {
  Draft,
  DraftSummary,
  DraftInput,
  DraftRemoveQuery,
  DraftOutcome,
  RetiredDraft,
  DraftLookupQuery,
  DraftLookup,
  FromDraft,
  DraftsSaveResponse,
} from './schema/drafts/wire-types.ts';
export type { EmbedKind, EmbedReport, Embed, EmbedHealth, EmbedHealthUpdate } from './schema/embeds/wire-types.ts';
export type {
  ChapterMarker,
  EpisodeListQuery,
  EpisodePage,
  EpisodeCountsQuery,
  EpisodeCounts,
  EpisodePeaksQuery,
  EpisodePeaks,
  SetPlaylistsInput,
  EpisodeConnections,
  UnpostInput,
  MediaFormat,
  DownloadQuery,
  AdvancedVideoQuery,
  AdvancedVideo,
  PlaylistCacheInput,
  PlaylistCacheResponse,
  EpisodeLevels,
  TimelineLevelsInput,
  TimelineLevels,
  RuledEvent,
  TimelineRightsInput,
  TimelineRights,
  AcceptedEvent,
  EpisodeStatus,
  PostLocation,
  Episode,
  EpisodeSummary,
  EpisodeInput,
  EpisodeUpdate,
  EpisodesSetPlaylistsResponse,
} from './schema/episodes/wire-types.ts';
export type {
  PodcastPerson,
  PodcastLocation,
  PodcastTxt,
  ValueRecipient,
  PodcastValue,
  PodcastSoundbite,
  SocialInteract,
  AlternateEnclosure,
  PodrollItem,
  PodcastFunding,
  EpisodePodcast,
  ShowPodcast,
  FeedQuery,
} from './schema/feeds/wire-types.ts';
export type {
  UploadedImage,
  CropInput,
  LicensedImage,
  LicensedImageSearch,
  LicensedImages,
  LicensedImageChoice,
} from './schema/images/wire-types.ts';
export type {
  PodcastImportInput,
  StaticRssInput,
  ImportJobInput,
  StaticRssResponse,
  ImportItemStatus,
  ImportItem,
  ImportStatus,
  PodcastImport,
  PodcastImportDetails,
  ConsentQuery,
  ConsentForm,
  ImportsListResponse,
} from './schema/imports/wire-types.ts';
export type { LicenceHolder, StationLicences, LicensedUser, CompanyLicences, LicenceInput } from './schema/licences/wire-types.ts';
export type { LiveEvents, LiveStreamQuery } from './schema/live/wire-types.ts';
export type {
  LogAlerts,
  LogAlertsState,
  LogCopyInput,
  LogCopy,
  LogPeaksQuery,
  LogPeaks,
  LogSpanQuery,
  LogSilence,
  LogRepeat,
  LogRepeats,
  LogRule,
  LogSource,
  LogSourceUpdate,
  LogGap,
  LogFallback,
  RecordingState,
  Recording,
  LoggerGapsQuery,
  LoggerGapsResponse,
  LoggerFallbacksQuery,
  LoggerFallbacksResponse,
  LoggerSilencesResponse,
} from './schema/logger/wire-types.ts';
export type {
  MissingAudio,
  ScheduleRun,
  ScheduleRunQuery,
  DryRun,
  SchedulePreview,
  Holiday,
  ScheduleOverride,
  Schedule,
  ScheduleInput,
  ScheduleUpdate,
  SchedulePreviewInput,
  HolidayInput,
  HolidayUpdate,
  SchedulesRunsResponse,
} from './schema/schedules/wire-types.ts';
export type {
  QrCode,
  Passkey,
  WebAuthnJson,
  PasskeyName,
  PasskeyOptions,
  NewPasskey,
  SecondFactors,
  SignInConfirmation,
  AppSetup,
  AppCode,
  RecoveryCodes,
} from './schema/second-factors/wire-types.ts';
export type {
  BoundTicket,
  SignInBinding,
  PasskeySignIn,
  SignInProof,
  AppConfirmation,
  StationEntry,
  SignInResponse,
  Tokens,
  TokenResponse,
  TokenRefresh,
  EnterStationQuery,
  LoggedInResponse,
  PasswordResetRequest,
  NewPassword,
  SingleSignOn,
  SessionsReadPasswordLinkBody,
} from './schema/sessions/wire-types.ts';
export type {
  StationFeatures,
  SettingsStation,
  InstallationLinks,
  Installation,
  InstallationTools,
  Settings,
  StationLook,
  StationLookUpdate,
  StorageReport,
} from './schema/settings/wire-types.ts';
export type {
  ShareClipAspect,
  ShareClipInput,
  ShareClip,
  ShareClipsListQuery,
  ShareClipsListResponse,
} from './schema/share-clips/wire-types.ts';
export type { ShowCounters, Show, ShowInput, ShowUpdate } from './schema/shows/wire-types.ts';
export type {
  SlotLink,
  SlotLinkInput,
  SlotLinkRenewal,
  SlotReply,
  NewSlotLink,
  SlotToken,
  SlotPiece,
  Slot,
  SlotSave,
  SlotSubmit,
  SlotSegment,
  SlotLinksListResponse,
} from './schema/slot-links/wire-types.ts';
export type { Tag, TagInput, TagUsage, TagsListResponse, TagsUsageResponse } from './schema/tags/wire-types.ts';
export type {
  TodayLog,
  TodayEpisode,
  TodayDraft,
  PlannedRun,
  TodayRun,
  MissedPublish,
  FailedDelivery,
  TodayPodcasts,
  Today,
} from './schema/today/wire-types.ts';
export type {
  TranscriptWord,
  TranscriptSpeaker,
  TranscriptTiming,
  TranscriptionState,
  Transcript,
  TranscriptFormat,
  TranscriptInput,
  SpeakerInput,
  TranscriptSettingsInput,
  TranscriptSettings,
  TranscriptHit,
  TranscriptSearch,
  TranscriptSearchQuery,
} from './schema/transcripts/wire-types.ts';
export type { UploadFileParams, AudioUpload, EncodeProgress, UnfinishedUpload } from './schema/uploads/wire-types.ts';
export type {
  InvitationInput,
  NewInvitation,
  PasswordLink,
  UserStation,
  User,
  SignInRules,
  UserInput,
  UserSave,
} from './schema/users/wire-types.ts';
export type {
  WebhookEvents,
  Webhook,
  WebhookInput,
  WebhookUpdate,
  WebhookSecretChange,
  NewWebhook,
  WebhookAttempt,
  WebhookMessage,
  WebhooksListResponse,
  WebhooksMessagesQuery,
  WebhooksMessagesResponse,
} from './schema/webhooks/wire-types.ts';
export type { WidgetColors, WidgetLook, WidgetQuery, WidgetEpisode, WidgetResponse } from './schema/widgets/wire-types.ts';
