export {
  type Access,
  describeAccess,
  hasRole,
  isAllowed,
  isWithinLimit,
  type Licence,
  type Role,
} from './access.ts';
export type { Permissions } from './access.ts';
export {
  analyticsResponse,
  analyticsPageSize,
  analyticsRow,
  analyticsSorts,
  analyticsTotals,
  csvRequested,
  granularities,
  unknownOrigin,
} from './analytics/analytics.ts';
export type {
  AnalyticsResponse,
  AnalyticsRow,
  AnalyticsSort,
  AnalyticsTotals,
  EpisodeDownloads,
  EpisodeNames,
  Granularity,
  ShowTrends,
} from './analytics/analytics.ts';
export { episodeKey } from './analytics/episode-key.ts';
export { analyticsOperations } from './analytics/operations.ts';
export { apiKey, apiKeyInput, createdApiKey } from './api-keys/api-key.ts';
export type { ApiKey, ApiKeyInput } from './api-keys/api-key.ts';
export { apiKeyOperations } from './api-keys/operations.ts';
export {
  audioEventListQuery,
  bulkDeleteResponse,
  bulkDeleteInput,
  cutInput,
  cartUpdate,
  cloneQuery,
  editToken,
  editTokenQuery,
  eventLevels,
  longestFade,
  mergeResponse,
  mergeInput,
  peaksResponse,
  peaksQuery,
} from './audio-events/audio-event-inputs.ts';
export type { Peaks } from './audio-events/audio-event-inputs.ts';
export { eventsAired } from './audio-events/events-aired.ts';
export { type EventPeaks, eventsPeaks, mostPeaksEvents } from './audio-events/events-peaks.ts';
export { audioEvent, audioType, cart, cartTypes, innerFade, innerLevel } from './audio-events/audio-event.ts';
export type { AudioEvent, AudioType, Cart, InnerFade, InnerLevel } from './audio-events/audio-event.ts';
export { audioTypes } from './audio-events/audio-types.ts';
export { fadeGain, fittedFades } from './audio-events/fade-gain.ts';
export type { FadedLength } from './audio-events/fade-gain.ts';
export { levelFactor } from './audio-events/level-factor.ts';
export { KWeighting, PeakLimiter } from './loudness/index.ts';
export { audioEventOperations } from './audio-events/operations.ts';
export { bulkDownload, bulkDownloadInput } from './bulk-downloads/bulk-download.ts';
export { mostBulkEpisodes } from './bulk-downloads/most-bulk-episodes.ts';
export type { BulkDownload } from './bulk-downloads/bulk-download.ts';
export { bulkDownloadOperations } from './bulk-downloads/operations.ts';
export { evidenceExport, evidenceExportInput, longestEvidenceSeconds } from './evidence/evidence-export.ts';
export type { EvidenceExport } from './evidence/evidence-export.ts';
export { logChain, logCheck, mostManifests } from './evidence/log-chain.ts';
export type { LogChain, LogCheck } from './evidence/log-chain.ts';
export {
  logHold,
  logHoldInput,
  logHoldUpdate,
  longestHoldSeconds,
  mostLogHolds,
} from './evidence/log-hold.ts';
export type { LogHold } from './evidence/log-hold.ts';
export {
  gapsBetween,
  listText,
  manifestFormat,
  manifestText,
  readList,
  readManifest,
  segmentEnd,
} from './evidence/log-manifest.ts';
export type { ListedSegment, LogManifest, SegmentList } from './evidence/log-manifest.ts';
export { evidenceOperations } from './evidence/operations.ts';
export { stationExport, stationExportEstimate } from './station-exports/station-export.ts';
export type { StationExport, StationExportEstimate } from './station-exports/station-export.ts';
export { stationExportOperations } from './station-exports/operations.ts';
export { stationImport, stationImportPlan, stationImportParts } from './station-imports/station-import.ts';
export type { StationImport, StationImportPlan } from './station-imports/station-import.ts';
export { stationImportOperations } from './station-imports/operations.ts';
export {
  longestShareClip,
  shareClip,
  shareClipAspect,
  shareClipAspects,
  shareClipInput,
} from './share-clips/share-clip.ts';
export type { ShareClip, ShareClipAspect, ShareClipInput } from './share-clips/share-clip.ts';
export {
  longestSlot,
  longestSlotDays,
  newSlotLink,
  slot,
  slotLink,
  slotLinkInput,
  slotPiece,
  slotReply,
  slotSave,
  slotStates,
} from './slot-links/slot-link.ts';
export type { NewSlotLink, Slot, SlotLink, SlotPiece, SlotSave, SlotState } from './slot-links/slot-link.ts';
export { slotLinkOperations, slotOperations } from './slot-links/operations.ts';
export { shareClipOperations } from './share-clips/operations.ts';
export { weekdays } from './schedules/weekdays.ts';
export {
  schedule,
  scheduleDefaults,
  scheduleInput,
  scheduleOverride,
  schedulePreviewInput,
  scheduleUpdate,
  daysOfWeek,
  holiday,
  holidayInput,
  holidayUpdate,
} from './schedules/schedule.ts';
export type {
  Schedule,
  ScheduleInput,
  ScheduleOverride,
  ScheduleUpdate,
  Holiday,
  HolidayInput,
  HolidayUpdate,
} from './schedules/schedule.ts';
export { hoursOn, nextDates, nextOccurrence, occurrences } from './schedules/occurrences.ts';
export type {
  HolidaySpan,
  Occurrence,
  OccurrenceOptions,
  OccurrenceReason,
  OmittedDate,
  ScheduleRule,
} from './schedules/occurrences.ts';
export { dryRun, missedReasons, runReasons, schedulePreview, scheduleRun } from './schedules/schedule-run.ts';
export type {
  DryRun,
  MissedReason,
  MissingAudio,
  RunReason,
  SchedulePreview,
  ScheduleRun,
} from './schedules/schedule-run.ts';
export { fillPlaceholders } from './schedules/fill-placeholders.ts';
export { scheduleOperations } from './schedules/operations.ts';
export {
  category,
  categoryGroup,
  categoryGroupInput,
  categoryGroupUpdate,
  categoryTypes,
  type EpisodeRule,
  episodeRules,
  labelColor,
  labelColors,
} from './categories/category-group.ts';
export type { Category, CategoryGroup, LabelColor } from './categories/category-group.ts';
export { readCategoryNames, writeCategoryNames } from './categories/category-names.ts';
export { categoryOperations } from './categories/operations.ts';
export { errorResponse } from './common/error-response.ts';
export type { ErrorResponse } from './common/error-response.ts';
export { jsonText } from './common/json-text.ts';
export { stationIdParams, stationParams } from './common/params.ts';
export { categoryPath, idOfPath, resourcePath } from './common/resource-path.ts';
export { resourceList, resourceListMeta, resourceListQuery } from './common/resource-list.ts';
export type { ResourceList } from './common/resource-list.ts';
export {
  bit,
  calendarDate,
  croppings,
  imageAddress,
  noCroppings,
  queryBoolean,
  queryInteger,
  resourceUri,
  stationSlug,
  timeOfDay,
  unixSeconds,
} from './common/scalars.ts';
export type { Croppings } from './common/scalars.ts';
export { parseTimecode } from './common/timecode.ts';
export { dateAt, momentOf } from './common/zoned-time.ts';
export {
  connection,
  connectionInput,
  connectionType,
  connectionTypes,
  connectionUpdate,
  historicalItems,
  rssSubtypes,
} from './connections/connection.ts';
export type { Connection, ConnectionInput, ConnectionType } from './connections/connection.ts';
export { feedFilter, noFeedFilter } from './connections/feed-filter.ts';
export type { FeedFilter } from './connections/feed-filter.ts';
export { connectionCheck } from './connections/connection-check.ts';
export type { ConnectionCheck } from './connections/connection-check.ts';
export {
  authorizationChannel,
  authorizationGuid,
  authorizationOutcomes,
  authorizationReport,
  authorizedTypes,
  isAuthorizedType,
  spreakerShow,
} from './connections/authorization.ts';
export type { AuthorizationReport, AuthorizedType, SpreakerShow } from './connections/authorization.ts';
export { authorizationOperations } from './connections/authorization-operations.ts';
export { feedLosses, type FeedLoss } from './connections/feed-losses.ts';
export { connectionAccess, type ConnectionChange } from './connections/connection-access.ts';
export { connectionOperations } from './connections/operations.ts';
export {
  draft,
  draftInput,
  draftKey,
  draftList,
  draftLookup,
  draftOutcome,
  fromDraft,
  retiredDraft,
} from './drafts/draft.ts';
export type {
  Draft,
  DraftInput,
  DraftLookup,
  DraftOutcome,
  DraftSummary,
  FromDraft,
  RetiredDraft,
} from './drafts/draft.ts';
export { draftOperations } from './drafts/operations.ts';
export { audioVersion, pieceChanges, versionNote } from './audio-versions/audio-version.ts';
export type { AudioVersion, PieceChanges } from './audio-versions/audio-version.ts';
export { audioVersionOperations } from './audio-versions/operations.ts';
export {
  delivery,
  deliveryStatus,
  deliveryStatuses,
  latestDelivery,
  proofChecks,
  proofStates,
} from './deliveries/delivery.ts';
export type {
  Delivery,
  DeliveryStatus,
  EpisodeProof,
  LatestDelivery,
  ProofCheck,
  ProofTry,
  PublicationProof,
} from './deliveries/delivery.ts';
export { deliveryOperations } from './deliveries/operations.ts';
export {
  advancedVideo,
  downloadQuery,
  episodeConnections,
  episodeCounts,
  episodeCountsQuery,
  episodeListQuery,
  episodePage,
  episodePeaks,
  episodePeaksQuery,
  mediaFormat,
  playlistCacheResponse,
  playlistCacheInput,
  setPlaylistsInput,
  unpostInput,
} from './episodes/episode-inputs.ts';
export type {
  AdvancedVideo,
  EpisodeCounts,
  EpisodePage,
  EpisodePeaks,
  MediaFormat,
} from './episodes/episode-inputs.ts';
export { copyFields } from './episodes/copy-fields.ts';
export {
  adPosition,
  chapterMarker,
  episodeDefaults,
  episodeFieldNames,
  episodeFields,
  episodeFieldsOf,
  episodeTypes,
} from './episodes/episode-fields.ts';
export type { EpisodeField, EpisodeFieldGroup } from './episodes/episode-fields.ts';
export {
  episode,
  episodeInput,
  episodeStatus,
  episodeSummary,
  episodeUpdate,
  ingestionStatus,
  postLocation,
} from './episodes/episode.ts';
export { episodeStatuses } from './episodes/episode-statuses.ts';
export type {
  Episode,
  EpisodeInput,
  EpisodeStatus,
  EpisodeSummary,
  EpisodeUpdate,
  IngestionStatus,
} from './episodes/episode.ts';
export type { AcceptedEvent, RuledEvent, TimelineRights } from './episodes/episode-rights.ts';
export type { EpisodeLevels, TimelineLevels } from './episodes/episode-levels.ts';
export { episodeOperations } from './episodes/operations.ts';
export { episodeCheck, episodeCheckInput } from './episodes/episode-check.ts';
export type { EpisodeCheckInput, EpisodeFinding } from './episodes/episode-check.ts';
export { feedCheck, findingFields } from './feeds/feed-check.ts';
export { feedCount } from './feeds/feed-count.ts';
export type { FeedCount } from './feeds/feed-count.ts';
export { feedSubscription, feedSubscriptionInput } from './feeds/feed-subscription.ts';
export type { FeedSubscription } from './feeds/feed-subscription.ts';
export type { FeedCheck, FeedDirectory, FeedFinding } from './feeds/feed-check.ts';
export { feedOperations, feedQuery } from './feeds/operations.ts';
export {
  episodePodcast,
  noEpisodePodcast,
  noShowPodcast,
  showPodcast,
  socialProtocols,
} from './feeds/podcast-tags.ts';
export type {
  AlternateEnclosure,
  EpisodePodcast,
  PodcastFunding,
  PodcastLocation,
  PodcastPerson,
  PodcastSoundbite,
  PodcastTxt,
  PodcastValue,
  PodrollItem,
  ShowPodcast,
  SocialInteract,
  ValueRecipient,
} from './feeds/podcast-tags.ts';
export { webhookSecretProblem } from './connections/webhook-secret.ts';
export { coverSides } from './images/cover-sides.ts';
export { imageFileTypes, largestImageFile } from './images/image-files.ts';
export { cropInput, imageChoice, uploadedImage } from './images/image.ts';
export type { ImageChoice, UploadedImage } from './images/image.ts';
export {
  firstImageSearch,
  licensedImage,
  licensedImageChoice,
  licensedImages,
  licensedImageSearch,
} from './images/licensed-image.ts';
export type { LicensedImage } from './images/licensed-image.ts';
export { imageOperations } from './images/operations.ts';
export { importOperations } from './imports/operations.ts';
export { plainFeedAddress } from './imports/plain-feed-address.ts';
export {
  consentForm,
  consentQuery,
  feedUrl,
  importJobInput,
  importItem,
  importItemStatus,
  importItemStatuses,
  importApplication,
  importClash,
  importClashes,
  importEncoding,
  importEncodings,
  importPlanInput,
  importReport,
  importShowFieldName,
  importShowFieldNames,
  importStatus,
  importStatuses,
  podcastImport,
  podcastImportDetails,
  podcastImportInput,
  staticRssResponse,
  staticRssInput,
} from './imports/podcast-import.ts';
export type {
  ImportItem,
  ImportItemStatus,
  ImportApplication,
  ImportClash,
  ImportEncoding,
  ImportPlanInput,
  ImportReport,
  ImportShowField,
  ImportShowFieldName,
  ImportStatus,
  PodcastImport,
  PodcastImportDetails,
  PodcastImportInput,
  StaticRssInput,
} from './imports/podcast-import.ts';
export { licenceNames } from './licences/licence-names.ts';
export {
  companyLicences,
  licenceHolder,
  licenceInput,
  licensedUser,
  stationLicences,
} from './licences/licence.ts';
export type {
  CompanyLicences,
  LicenceHolder,
  LicenceInput,
  LicensedUser,
  StationLicences,
} from './licences/licence.ts';
export { licenceOperations } from './licences/operations.ts';
export { slugRedirects, stationStates, stationTypes } from './stations/station-names.ts';
export type { SlugRedirect, StationState, StationType } from './stations/station-names.ts';
export {
  companyStation,
  companyStationInput,
  companyStationQuery,
  companyStationUpdate,
  exportOfStation,
  stationChangeInput,
} from './stations/company-station.ts';
export type {
  CompanyStation,
  CompanyStationInput,
  CompanyStationUpdate,
  ExportOfStation,
  StationChangeInput,
} from './stations/company-station.ts';
export { stationChange } from './stations/station-change.ts';
export type { StationChange } from './stations/station-change.ts';
export { company, companyUpdate } from './stations/company.ts';
export type { Company, CompanyUpdate } from './stations/company.ts';
export { stationOperations } from './stations/operations.ts';
export { liveEvents } from './live/live-events.ts';
export type { LiveEventName, LiveEvents, LiveMessage } from './live/live-events.ts';
export { liveOperations } from './live/operations.ts';
export { logCopy, type LogCopy } from './logger/log-copy.ts';
export { logPeaks, logSilence } from './logger/log-peaks.ts';
export type { LogPeaks, LogSilence } from './logger/log-peaks.ts';
export { logRepeat, logRepeats } from './logger/log-repeats.ts';
export type { LogRepeat, LogRepeats } from './logger/log-repeats.ts';
export { logAlerts, logAlertsState } from './logger/log-alerts.ts';
export type { LogAlerts } from './logger/log-alerts.ts';
export { logFallback, logGap, logRule, logSource, logSourceUpdate } from './logger/log-source.ts';
export type { LogFallback, LogGap, LogSource } from './logger/log-source.ts';
export { recording, recordingState } from './logger/recording.ts';
export { sdpAddress } from './logger/sdp-address.ts';
export type { Recording, RecordingState, StreamKind } from './logger/recording.ts';
export { streamTest } from './logger/stream-test.ts';
export type { StreamProblem, StreamTest, StreamTestInput, TestedStream } from './logger/stream-test.ts';
export { loggerOperations } from './logger/operations.ts';
export { operation } from './operation.ts';
export type { ErrorStatus, Operation } from './operation.ts';
export type { BodyKind, Method, ResponseKind } from './wire-operation.ts';
export { operations } from './operations.ts';
export { secondFactorOperations } from './second-factors/operations.ts';
export { qrCode } from './second-factors/qr-code.ts';
export type { QrCode } from './second-factors/qr-code.ts';
export {
  appCode,
  appSetup,
  factorCode,
  newPasskey,
  passkey,
  passkeyName,
  passkeyOptions,
  recoveryCodes,
  secondFactors,
  signInConfirmation,
  webAuthnJson,
} from './second-factors/second-factor.ts';
export type {
  AppSetup,
  NewPasskey,
  Passkey,
  PasskeyOptions,
  RecoveryCodes,
  SecondFactors,
  SignInConfirmation,
} from './second-factors/second-factor.ts';
export { sessionOperations } from './sessions/operations.ts';
export { userSession } from './sessions/user-session.ts';
export type { UserSession } from './sessions/user-session.ts';
export { singleSignOnOperations } from './single-sign-on/operations.ts';
export { bindingHeader } from './sessions/binding-header.ts';
export {
  appConfirmation,
  boundTicket,
  passkeySignIn,
  secondStep,
  signInBinding,
  signInFactor,
  signInProof,
} from './sessions/second-step.ts';
export type { BoundTicket, PasskeySignIn, SecondStep, SignInFactor } from './sessions/second-step.ts';
export { singleSignOn, singleSignOnOutcome } from './sessions/single-sign-on.ts';
export { providerLogout } from './single-sign-on/requests.ts';
export type { SingleSignOn, SingleSignOnOutcome } from './sessions/single-sign-on.ts';
export {
  enterStationQuery,
  keyQuery,
  loggedInResponse,
  newPassword,
  passwordResetRequest,
  signInResponse,
  stationEntry,
  tokenRefresh,
  tokenResponse,
  tokens,
} from './sessions/session.ts';
export type { SignInResponse, StationEntry, TokenResponse, Tokens } from './sessions/session.ts';
export { hexColor } from './common/hex-color.ts';
export { accentTones, type AccentTones, type Tone } from './settings/accent-tones.ts';
export { newestEventHeader } from './settings/newest-event-header.ts';
export { settingsOperations } from './settings/operations.ts';
export {
  installation,
  installationLinks,
  installationTools,
  settings,
  settingsStation,
  stationFeatures,
} from './settings/settings.ts';
export type {
  Installation,
  InstallationLinks,
  InstallationTools,
  Settings,
  SettingsStation,
  StationFeatures,
} from './settings/settings.ts';
export {
  installationWarning,
  installationWarnings,
  warningKinds,
  type InstallationWarning,
  type InstallationWarnings,
  type WarningKind,
} from './settings/installation-warning.ts';
export {
  logRetentionEffect,
  logRetentionQuery,
  logRetentionUpdate,
  mostLogDays,
  type LogRetentionEffect,
  type LogRetentionUpdate,
} from './settings/log-retention.ts';
export { testMail, testMailInput, type TestMail, type TestMailInput } from './settings/test-mail.ts';
export {
  storageKinds,
  storageReport,
  type StorageKind,
  type StorageReport,
} from './settings/storage-report.ts';
export {
  stationLook,
  stationLookUpdate,
  type StationLook,
  type StationLookUpdate,
} from './settings/station-look.ts';
export { appleCategories } from './shows/apple-categories.ts';
export { directoryCategories } from './shows/directory-categories.ts';
export { readItunesCategories } from './shows/itunes-categories.ts';
export type { ItunesCategory } from './shows/itunes-categories.ts';
export { showOperations } from './shows/operations.ts';
export { defaultLoudnessTarget, defaultTruePeakLimit, loudnessTargets } from './shows/loudness-target.ts';
export { show, showCounters, showInput, showUpdate } from './shows/show.ts';
export type { Show, ShowInput, ShowUpdate } from './shows/show.ts';
export { tagOperations } from './tags/operations.ts';
export { tag, tagInput, tagUsage } from './tags/tag.ts';
export type { Tag, TagUsage } from './tags/tag.ts';
export { tusVersion } from './uploads/tus-version.ts';
export { uploadOperations } from './uploads/operations.ts';
export { partOperations } from './uploads/part-operations.ts';
export {
  audioUpload,
  encodeProgress,
  unfinishedUpload,
  uploadFields,
  uploadFileParams,
} from './uploads/upload.ts';
export type { AudioUpload, EncodeProgress, UnfinishedUpload } from './uploads/upload.ts';
export { userOperations } from './users/operations.ts';
export { password, signInRules, user, userInput, userSave, userStation } from './users/user.ts';
export { invitationDays, invitationInput, newInvitation, passwordLink } from './users/invitation.ts';
export type { InvitationInput, NewInvitation } from './users/invitation.ts';
export type { SignInRules, User, UserInput, UserSave, UserStation } from './users/user.ts';
export { embedErrors } from './embeds/embed-errors.ts';
export type { EmbedError } from './embeds/embed-errors.ts';
export { embed, embedHealth, embedHealthUpdate, embedKind, embedReport } from './embeds/embed.ts';
export type { Embed, EmbedHealth, EmbedKind } from './embeds/embed.ts';
export { embedOperations } from './embeds/operations.ts';
export { widgetOperations } from './widgets/operations.ts';
export { publicPageOperations } from './public-pages/operations.ts';
export { embedCode } from './widgets/embed-code.ts';
export type { EmbedCode, EmbedCodeOptions, EmbedStyle } from './widgets/embed-code.ts';
export { episodeFrameSize, frameSize } from './widgets/frame-size.ts';
export type { FrameSize } from './widgets/frame-size.ts';
export { defaultGalleryLimit, galleryLimit } from './widgets/gallery-limit.ts';
export { parseWidgetConfig } from './widgets/parse-widget-config.ts';
export { defaultWidgetColors } from './widgets/default-widget-colors.ts';
export { episodeEmbedConfig, widgetConfigDefaults } from './widgets/widget-defaults.ts';
export {
  defaultWidgetLook,
  widgetResponse,
  widgetColors,
  widgetConfig,
  widgetEpisode,
  widgetLook,
  widgetQuery,
} from './widgets/widget.ts';
export type {
  WidgetResponse,
  WidgetColors,
  WidgetConfig,
  WidgetEpisode,
  WidgetLook,
} from './widgets/widget.ts';
export {
  importedTranscript,
  longestTranscriptBytes,
  longestTranscriptFile,
  speakerInput,
  transcript,
  transcriptFormat,
  transcriptHit,
  transcriptInput,
  transcriptionState,
  transcriptSearch,
  transcriptSettings,
  transcriptSettingsInput,
  transcriptSpeaker,
  transcriptTiming,
  transcriptWord,
} from './transcripts/transcript.ts';
export type {
  ImportedTranscript,
  Transcript,
  TranscriptFormat,
  TranscriptHit,
  TranscriptSettings,
  TranscriptionState,
  TranscriptSpeaker,
  TranscriptTiming,
  TranscriptWord,
} from './transcripts/transcript.ts';
export { transcriptOperations, transcriptSearchQuery } from './transcripts/operations.ts';
export {
  failedDelivery,
  missedPublish,
  outlookReasons,
  outlooks,
  plannedRun,
  today,
  todayPodcasts,
} from './today/today.ts';
export type {
  FailedDelivery,
  MissedPublish,
  OutlookReason,
  PlannedRun,
  Today,
  TodayDraft,
  TodayEpisode,
  TodayInput,
  TodayLog,
  TodayPodcasts,
  TodayRun,
} from './today/today.ts';
export { todayOperations } from './today/operations.ts';
export {
  countingRuleIds,
  deviceFigures,
  downloadWindows,
  explanation,
  figureReasons,
  methodology,
  recountPreview,
} from './analytics/explanation.ts';
export type {
  CountingRuleId,
  DeviceFigures,
  DownloadWindow,
  Explanation,
  FigureReason,
  Methodology,
  RecountPreview,
} from './analytics/explanation.ts';
export { firstDays, firstDayHours } from './analytics/first-day.ts';
export type { FirstDay } from './analytics/first-day.ts';
export { averageEpisodeDays, averageEpisodes } from './analytics/average-episodes.ts';
export type { AverageEpisode } from './analytics/average-episodes.ts';
export { retention } from './analytics/retention.ts';
export type { Retention } from './analytics/retention.ts';
export {
  newWebhook,
  webhook,
  webhookAttempt,
  webhookInput,
  webhookMessage,
  webhookMessageStatuses,
  webhookStates,
  webhookUpdate,
} from './webhooks/webhook.ts';
export type {
  NewWebhook,
  Webhook,
  WebhookAttempt,
  WebhookInput,
  WebhookMessage,
  WebhookMessageStatus,
  WebhookState,
  WebhookUpdate,
} from './webhooks/webhook.ts';
export { stationEventNames, stationEvents, webhookEvents, webhookVersion } from './webhooks/webhook-event.ts';
export type {
  StationEventName,
  StationEvents,
  WebhookEventName,
  WebhookEvents,
} from './webhooks/webhook-event.ts';
export type { WebhookEvent } from './webhooks/webhook-event-type.ts';
export { adPositions } from './campaigns/ad-positions.ts';
export type { AdPosition } from './campaigns/ad-positions.ts';
export {
  campaign,
  campaignDeliveries,
  campaignEpisode,
  campaignEpisodes,
  campaignEpisodeStates,
  campaignInput,
  campaignSettings,
  campaignStates,
  campaignUpdate,
  episodeBreaks,
  mostCampaigns,
  type Campaign,
  type CampaignDeliveries,
  type CampaignEpisode,
  type CampaignEpisodes,
  type CampaignInput,
  type CampaignState,
  type CampaignUpdate,
  type EpisodeBreaks,
} from './campaigns/campaign.ts';
export { campaignOperations } from './campaigns/operations.ts';
export { programmeOperations } from './programmes/operations.ts';
export { publicWeekOperations } from './programmes/public-week-operations.ts';
export {
  guideBearer,
  programmeAddresses,
  programmeGuide,
  programmeGuideUpdate,
  type GuideBearer,
  type ProgrammeAddresses,
  type ProgrammeGuide,
  type ProgrammeGuideUpdate,
} from './programmes/programme-guide.ts';
export {
  programmeChanges,
  programmePlan,
  programmePlanChoice,
  programmePlanLine,
  programmePlanStates,
  programmeReading,
  type ProgrammeChange,
  type ProgrammePlan,
  type ProgrammePlanChoice,
  type ProgrammePlanLine,
  type ProgrammePlanState,
  type ProgrammeReading,
} from './programmes/programme-plan.ts';
export {
  mostDocumentCharacters,
  mostProgrammeSources,
  programmeDocument,
  programmeSource,
  programmeSourceInput,
  programmeSourceKinds,
  programmeSourceUpdate,
  type ProgrammeDocument,
  type ProgrammeSource,
  type ProgrammeSourceInput,
  type ProgrammeSourceKind,
  type ProgrammeSourceUpdate,
} from './programmes/programme-source.ts';
export {
  publicAiring,
  publicProgrammes,
  type PublicAiring,
  type PublicProgrammes,
} from './programmes/programme-week.ts';
export {
  airingQuery,
  longestAiring,
  mostProgrammeDates,
  mostProgrammes,
  programme,
  programmeAiring,
  programmeDays,
  programmeHours,
  programmeInput,
  programmeRule,
  programmeRuleInput,
  programmeTime,
  programmeUpdate,
  type AiringQuery,
  type Programme,
  type ProgrammeAiring,
  type ProgrammeHours,
  type ProgrammeInput,
  type ProgrammeRule,
  type ProgrammeRuleInput,
  type ProgrammeTime,
  type ProgrammeUpdate,
} from './programmes/programme.ts';
export { playoutOperations } from './playout/operations.ts';
export {
  asRunFile,
  asRunForms,
  mostAsRunCharacters,
  playoutCorrection,
  playoutCorrectionCreate,
  playoutCorrectionKinds,
  playoutCorrectionLine,
  playoutCorrectionPreview,
  playoutCorrectionSource,
  playoutCorrectionUndone,
  playoutReports,
} from './playout/playout-correction.ts';
export type {
  PlayoutCorrection,
  PlayoutCorrectionCreate,
  PlayoutCorrectionLine,
  PlayoutCorrectionPreview,
  PlayoutCorrectionSource,
  PlayoutCorrectionUndone,
} from './playout/playout-correction.ts';
export {
  playoutClock,
  playoutInput,
  playoutInputChanged,
  playoutInputCreate,
  playoutInputs,
  playoutInputStates,
  playoutInputUpdate,
  playoutInputWithToken,
  playoutJournalEntry,
  playoutSettings,
  playoutTransport,
} from './playout/playout-input.ts';
export type {
  PlayoutClock,
  PlayoutInput,
  PlayoutInputChanged,
  PlayoutInputCreate,
  PlayoutInputs,
  PlayoutInputUpdate,
  PlayoutInputWithToken,
  PlayoutJournalEntry,
  PlayoutSettings,
  PlayoutTransport,
} from './playout/playout-input.ts';
export { playoutCategory } from './playout/playout-category.ts';
export { playoutItemTypes } from './playout/playout-item-types.ts';
export { playoutOptions } from './playout/playout-options.ts';
export type { PlayoutOptions } from './playout/playout-options.ts';
export { playoutTransports, playoutSystem } from './playout/playout-system.ts';
export type { PlayoutSystem } from './playout/playout-system.ts';
export {
  mostSampleCharacters,
  playoutElement,
  playoutFates,
  playoutFields,
  playoutFindingLevels,
  playoutForm,
  playoutMessageKinds,
  playoutReading,
  playoutSample,
} from './playout/playout-reading.ts';
export type {
  PlayoutElement,
  PlayoutForm,
  PlayoutReading,
  PlayoutSample,
} from './playout/playout-reading.ts';
export { webhookOperations } from './webhooks/operations.ts';
export { auditChange, auditEntry, auditPage } from './audit/audit-entry.ts';
export type { AuditChange, AuditEntry, AuditFilter, AuditPage, AuditQuery } from './audit/audit-entry.ts';
export {
  auditActions,
  auditActors,
  auditFormats,
  auditKinds,
  mostAuditEntries,
} from './audit/audit-names.ts';
export type { AuditAction, AuditActorKind, AuditFormat, AuditKind } from './audit/audit-names.ts';
export { auditOperations } from './audit/operations.ts';
export { auditRuleOf } from './audit/audit-rule.ts';
export type { AuditRule } from './audit/audit-rule.ts';
export type {
  PublicEpisode,
  PublicEpisodes,
  PublicNowPlaying,
  PublicProgramme,
  PublicSchedule,
  PublicShow,
  PublicSiteSettings,
  PublicStation,
  PublicTrack,
  PublicTracklist,
} from './public-site/public-data.ts';
export { publicSiteOperations } from './public-site/operations.ts';
