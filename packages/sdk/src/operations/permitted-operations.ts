// Written by `npm run wire-operations`.
import { withAccess } from './with-access.ts';
import { analyticsOperations as sentAnalyticsOperations } from '../schema/analytics/wire-operations.ts';
import { apiKeyOperations as sentApiKeyOperations } from '../schema/api-keys/wire-operations.ts';
import { audioEventOperations as sentAudioEventOperations } from '../schema/audio-events/wire-operations.ts';
import { bulkDownloadOperations as sentBulkDownloadOperations } from '../schema/bulk-downloads/wire-operations.ts';
import { categoryOperations as sentCategoryOperations } from '../schema/categories/wire-operations.ts';
import { authorizationOperations as sentAuthorizationOperations } from '../schema/connections/wire-authorization-operations.ts';
import { connectionOperations as sentConnectionOperations } from '../schema/connections/wire-operations.ts';
import { deliveryOperations as sentDeliveryOperations } from '../schema/deliveries/wire-operations.ts';
import { draftOperations as sentDraftOperations } from '../schema/drafts/wire-operations.ts';
import { embedOperations as sentEmbedOperations } from '../schema/embeds/wire-operations.ts';
import { episodeOperations as sentEpisodeOperations } from '../schema/episodes/wire-operations.ts';
import { feedOperations as sentFeedOperations } from '../schema/feeds/wire-operations.ts';
import { imageOperations as sentImageOperations } from '../schema/images/wire-operations.ts';
import { importOperations as sentImportOperations } from '../schema/imports/wire-operations.ts';
import { licenceOperations as sentLicenceOperations } from '../schema/licences/wire-operations.ts';
import { liveOperations as sentLiveOperations } from '../schema/live/wire-operations.ts';
import { loggerOperations as sentLoggerOperations } from '../schema/logger/wire-operations.ts';
import { publicSiteOperations as sentPublicSiteOperations } from '../schema/public-site/wire-operations.ts';
import { scheduleOperations as sentScheduleOperations } from '../schema/schedules/wire-operations.ts';
import { sessionOperations as sentSessionOperations } from '../schema/sessions/wire-operations.ts';
import { settingsOperations as sentSettingsOperations } from '../schema/settings/wire-operations.ts';
import { shareClipOperations as sentShareClipOperations } from '../schema/share-clips/wire-operations.ts';
import { showOperations as sentShowOperations } from '../schema/shows/wire-operations.ts';
import { slotLinkOperations as sentSlotLinkOperations } from '../schema/slot-links/wire-operations.ts';
import { slotOperations as sentSlotOperations } from '../schema/slot-links/wire-operations.ts';
import { tagOperations as sentTagOperations } from '../schema/tags/wire-operations.ts';
import { todayOperations as sentTodayOperations } from '../schema/today/wire-operations.ts';
import { transcriptOperations as sentTranscriptOperations } from '../schema/transcripts/wire-operations.ts';
import { uploadOperations as sentUploadOperations } from '../schema/uploads/wire-operations.ts';
import { partOperations as sentPartOperations } from '../schema/uploads/wire-part-operations.ts';
import { userOperations as sentUserOperations } from '../schema/users/wire-operations.ts';
import { webhookOperations as sentWebhookOperations } from '../schema/webhooks/wire-operations.ts';
import { widgetOperations as sentWidgetOperations } from '../schema/widgets/wire-operations.ts';

export const analyticsOperations = /* @__PURE__ */ withAccess(sentAnalyticsOperations, {
  shows: { role: 'user', licences: ['full', 'podcast'] },
  total: { role: 'user', licences: ['full', 'podcast'] },
  countries: { role: 'user', licences: ['full', 'podcast'] },
  platforms: { role: 'user', licences: ['full', 'podcast'] },
  episodeNames: { role: 'user', licences: ['full', 'podcast'] },
  firstDays: { role: 'user', licences: ['full', 'podcast'] },
  showNames: { role: 'user', licences: ['full', 'podcast'] },
  episodeDownloads: { role: 'user', licences: ['full', 'podcast'] },
  showTrends: { role: 'user', licences: ['full', 'podcast'] },
  showsCsv: { role: 'user', licences: ['full', 'podcast'] },
  totalCsv: { role: 'user', licences: ['full', 'podcast'] },
  countriesCsv: { role: 'user', licences: ['full', 'podcast'] },
  platformsCsv: { role: 'user', licences: ['full', 'podcast'] },
  downloadCsv: { role: 'user', licences: ['full', 'podcast'] },
});

export const apiKeyOperations = /* @__PURE__ */ withAccess(sentApiKeyOperations, {
  list: { role: 'signed_in' },
  create: { role: 'signed_in' },
  revoke: { role: 'signed_in' },
});

export const audioEventOperations = /* @__PURE__ */ withAccess(sentAudioEventOperations, {
  list: { role: 'user' },
  get: { role: 'user' },
  clone: { role: 'user', licences: ['full', 'podcast'] },
  cut: { role: 'user', licences: ['full', 'podcast'] },
  edit: { role: 'user' },
  merge: { role: 'user', licences: ['full', 'podcast'] },
  bulkDelete: { role: 'user' },
  updateCart: { role: 'user' },
  playlist: { role: 'user' },
  initSegment: { role: 'user' },
  segment: { role: 'user' },
  peaks: { role: 'user' },
  peaksOf: { role: 'user' },
  airedOf: { role: 'user' },
});

export const bulkDownloadOperations = /* @__PURE__ */ withAccess(sentBulkDownloadOperations, {
  start: { role: 'user', licences: ['full', 'podcast'] },
  list: { role: 'user', licences: ['full', 'podcast'] },
  get: { role: 'user', licences: ['full', 'podcast'] },
  remove: { role: 'user', licences: ['full', 'podcast'] },
  file: { role: 'user', licences: ['full', 'podcast'] },
});

export const categoryOperations = /* @__PURE__ */ withAccess(sentCategoryOperations, {
  list: { role: 'user' },
  create: { role: 'user', licences: ['full', 'podcast'] },
  update: { role: 'user', licences: ['full', 'podcast'] },
  delete: { role: 'user', licences: ['full', 'podcast'] },
});

export const authorizationOperations = /* @__PURE__ */ withAccess(sentAuthorizationOperations, {
  requestFacebook: { role: 'admin' },
  requestYoutube: { role: 'admin' },
  requestTwitter: { role: 'admin' },
  requestSpreaker: { role: 'admin' },
  setFacebook: { role: 'public' },
  setYoutube: { role: 'public' },
  setTwitter: { role: 'public' },
  setSpreaker: { role: 'public' },
  facebookPages: { role: 'signed_in' },
  spreakerShows: { role: 'admin' },
});

export const connectionOperations = /* @__PURE__ */ withAccess(sentConnectionOperations, {
  list: { role: 'user' },
  create: { role: 'user', licences: ['full', 'podcast'] },
  get: { role: 'user' },
  update: { role: 'user', licences: ['full', 'podcast'] },
  test: { role: 'user', licences: ['full', 'podcast'] },
  delete: { role: 'user', licences: ['full', 'podcast'] },
});

export const deliveryOperations = /* @__PURE__ */ withAccess(sentDeliveryOperations, {
  list: { role: 'user', licences: ['full', 'podcast'] },
  latest: { role: 'user', licences: ['full', 'podcast'] },
  retry: { role: 'user', licences: ['full', 'podcast'] },
});

export const draftOperations = /* @__PURE__ */ withAccess(sentDraftOperations, {
  list: { role: 'user' },
  lookup: { role: 'user' },
  get: { role: 'user' },
  save: { role: 'user' },
  remove: { role: 'user' },
});

export const embedOperations = /* @__PURE__ */ withAccess(sentEmbedOperations, {
  report: { role: 'public' },
  list: { role: 'user' },
  update: { role: 'admin' },
});

export const episodeOperations = /* @__PURE__ */ withAccess(sentEpisodeOperations, {
  list: { role: 'user', licences: ['full', 'podcast'] },
  counts: { role: 'user', licences: ['full', 'podcast'] },
  peaks: { role: 'user', licences: ['full', 'podcast'] },
  create: { role: 'user', licences: ['full', 'podcast'] },
  get: { role: 'user', licences: ['full', 'podcast'] },
  update: { role: 'user', licences: ['full', 'podcast'] },
  delete: { role: 'user', licences: ['full', 'podcast'] },
  setPlaylists: { role: 'user', licences: ['full', 'podcast'] },
  connections: { role: 'user', licences: ['full', 'podcast'] },
  unpost: { role: 'user', licences: ['full', 'podcast'] },
  download: { role: 'user', licences: ['full', 'podcast'] },
  media: { role: 'public' },
  video: { role: 'user', licences: ['full', 'podcast'] },
  advancedVideo: { role: 'user', licences: ['full', 'podcast'] },
  deliverVideo: { role: 'user', licences: ['full', 'podcast'] },
  failVideo: { role: 'user', licences: ['full', 'podcast'] },
  page: { role: 'public' },
  cache: { role: 'user' },
  timelineLevels: { role: 'user' },
  timelineRights: { role: 'user', licences: ['full', 'podcast'] },
  cached: { role: 'user' },
});

export const feedOperations = /* @__PURE__ */ withAccess(sentFeedOperations, { get: { role: 'public' }, chapters: { role: 'public' } });

export const imageOperations = /* @__PURE__ */ withAccess(sentImageOperations, {
  upload: { role: 'user', licences: ['full', 'podcast'] },
  crop: { role: 'user', licences: ['full', 'podcast'] },
  licensed: { role: 'user', licences: ['full', 'podcast'] },
  keepLicensed: { role: 'user', licences: ['full', 'podcast'] },
  file: { role: 'public' },
});

export const importOperations = /* @__PURE__ */ withAccess(sentImportOperations, {
  start: { role: 'user', licences: ['full', 'podcast'] },
  list: { role: 'user', licences: ['full', 'podcast'] },
  get: { role: 'user', licences: ['full', 'podcast'] },
  retry: { role: 'user', licences: ['full', 'podcast'] },
});

export const licenceOperations = /* @__PURE__ */ withAccess(sentLicenceOperations, {
  list: { role: 'company_admin' },
  assign: { role: 'company_admin' },
  remove: { role: 'company_admin' },
});

export const liveOperations = /* @__PURE__ */ withAccess(sentLiveOperations, { stream: { role: 'signed_in' } });

export const loggerOperations = /* @__PURE__ */ withAccess(sentLoggerOperations, {
  get: { role: 'user', licences: ['full', 'logger'] },
  update: { role: 'admin', licences: ['full', 'logger'] },
  recording: { role: 'user', licences: ['full', 'logger'] },
  gaps: { role: 'user', licences: ['full', 'logger'] },
  fallbacks: { role: 'user', licences: ['full', 'logger'] },
  peaks: { role: 'user', licences: ['full', 'logger'] },
  silences: { role: 'user', licences: ['full', 'logger'] },
  repeats: { role: 'user', licences: ['full', 'logger'] },
  copy: { role: 'user', licences: ['full'] },
});

export const publicSiteOperations = /* @__PURE__ */ withAccess(sentPublicSiteOperations, {
  station: { role: 'public' },
  shows: { role: 'public' },
  show: { role: 'public' },
  episodes: { role: 'public' },
  episode: { role: 'public' },
  schedule: { role: 'public' },
  nowPlaying: { role: 'public' },
  tracklist: { role: 'public' },
  settings: { role: 'admin' },
  update: { role: 'admin' },
});

export const scheduleOperations = /* @__PURE__ */ withAccess(sentScheduleOperations, {
  list: { role: 'user' },
  create: { role: 'user', licences: ['full', 'podcast'] },
  update: { role: 'user', licences: ['full', 'podcast'] },
  runs: { role: 'user' },
  runAgain: { role: 'user', licences: ['full', 'podcast'] },
  preview: { role: 'user', licences: ['full', 'podcast'] },
  holidays: { role: 'user' },
  createHoliday: { role: 'user', licences: ['full', 'podcast'] },
  updateHoliday: { role: 'user', licences: ['full', 'podcast'] },
});

export const sessionOperations = /* @__PURE__ */ withAccess(sentSessionOperations, {
  signIn: { role: 'public' },
  enterStation: { role: 'public' },
  createToken: { role: 'public' },
  refreshToken: { role: 'public' },
  postLogin: { role: 'user' },
  signOut: { role: 'public' },
  loggedIn: { role: 'public' },
  requestPasswordReset: { role: 'public' },
  readPasswordLink: { role: 'public' },
  resetPassword: { role: 'public' },
});

export const settingsOperations = /* @__PURE__ */ withAccess(sentSettingsOperations, {
  get: { role: 'user' },
  update: { role: 'admin' },
  installation: { role: 'public' },
});

export const shareClipOperations = /* @__PURE__ */ withAccess(sentShareClipOperations, {
  create: { role: 'user', licences: ['full', 'podcast'] },
  list: { role: 'user', licences: ['full', 'podcast'] },
  get: { role: 'user', licences: ['full', 'podcast'] },
  delete: { role: 'user', licences: ['full', 'podcast'] },
  file: { role: 'user', licences: ['full', 'podcast'] },
});

export const showOperations = /* @__PURE__ */ withAccess(sentShowOperations, {
  list: { role: 'user' },
  get: { role: 'user' },
  create: { role: 'user', licences: ['full', 'podcast'] },
  update: { role: 'user', licences: ['full', 'podcast'] },
});

export const slotLinkOperations = /* @__PURE__ */ withAccess(sentSlotLinkOperations, {
  list: { role: 'user', licences: ['full'] },
  create: { role: 'user', licences: ['full'] },
  renew: { role: 'user', licences: ['full'] },
  approve: { role: 'user', licences: ['full'] },
  sendBack: { role: 'user', licences: ['full'] },
  revoke: { role: 'user', licences: ['full'] },
});

export const slotOperations = /* @__PURE__ */ withAccess(sentSlotOperations, {
  open: { role: 'public' },
  save: { role: 'public' },
  submit: { role: 'public' },
  segment: { role: 'public' },
});

export const tagOperations = /* @__PURE__ */ withAccess(sentTagOperations, {
  list: { role: 'user' },
  create: { role: 'user', licences: ['full', 'podcast'] },
  update: { role: 'user', licences: ['full', 'podcast'] },
  usage: { role: 'user' },
  delete: { role: 'user', licences: ['full', 'podcast'] },
});

export const todayOperations = /* @__PURE__ */ withAccess(sentTodayOperations, { get: { role: 'user' } });

export const transcriptOperations = /* @__PURE__ */ withAccess(sentTranscriptOperations, {
  ofEvent: { role: 'user' },
  importForEvent: { role: 'user' },
  eventFile: { role: 'user' },
  transcribe: { role: 'user' },
  cancelTranscription: { role: 'user' },
  ofEpisode: { role: 'user', licences: ['full', 'podcast'] },
  importForEpisode: { role: 'user', licences: ['full', 'podcast'] },
  episodeFile: { role: 'user', licences: ['full', 'podcast'] },
  nameSpeaker: { role: 'user' },
  settings: { role: 'user', licences: ['full', 'podcast'] },
  setSettings: { role: 'user', licences: ['full', 'podcast'] },
  published: { role: 'public' },
  search: { role: 'public' },
});

export const uploadOperations = /* @__PURE__ */ withAccess(sentUploadOperations, {
  create: { role: 'user' },
  unfinished: { role: 'user' },
  cancel: { role: 'user' },
  progress: { role: 'signed_in' },
});

export const partOperations = /* @__PURE__ */ withAccess(sentPartOperations, {
  begin: { role: 'user' },
  terms: { role: 'user' },
  offset: { role: 'user' },
  append: { role: 'user' },
});

export const userOperations = /* @__PURE__ */ withAccess(sentUserOperations, {
  list: { role: 'admin' },
  create: { role: 'admin' },
  invite: { role: 'admin' },
  renewInvitation: { role: 'admin' },
  save: { role: 'admin' },
});

export const webhookOperations = /* @__PURE__ */ withAccess(sentWebhookOperations, {
  list: { role: 'admin' },
  create: { role: 'admin' },
  update: { role: 'admin' },
  remove: { role: 'admin' },
  newSecret: { role: 'admin' },
  test: { role: 'admin' },
  messages: { role: 'admin' },
  redeliver: { role: 'admin' },
});

export const widgetOperations = /* @__PURE__ */ withAccess(sentWidgetOperations, { get: { role: 'public' } });
