// Written by `npm run generate`.

import { analyticsOperations as sentAnalyticsOperations } from '../schema/analytics/wire-operations.ts';
import { apiKeyOperations as sentApiKeyOperations } from '../schema/api-keys/wire-operations.ts';
import { audioEventOperations as sentAudioEventOperations } from '../schema/audio-events/wire-operations.ts';
import { audioVersionOperations as sentAudioVersionOperations } from '../schema/audio-versions/wire-operations.ts';
import { auditOperations as sentAuditOperations } from '../schema/audit/wire-operations.ts';
import { bulkDownloadOperations as sentBulkDownloadOperations } from '../schema/bulk-downloads/wire-operations.ts';
import { campaignOperations as sentCampaignOperations } from '../schema/campaigns/wire-operations.ts';
import { categoryOperations as sentCategoryOperations } from '../schema/categories/wire-operations.ts';
import { authorizationOperations as sentAuthorizationOperations } from '../schema/connections/wire-authorization-operations.ts';
import { connectionOperations as sentConnectionOperations } from '../schema/connections/wire-operations.ts';
import { deliveryOperations as sentDeliveryOperations } from '../schema/deliveries/wire-operations.ts';
import { draftOperations as sentDraftOperations } from '../schema/drafts/wire-operations.ts';
import { embedOperations as sentEmbedOperations } from '../schema/embeds/wire-operations.ts';
import { episodeOperations as sentEpisodeOperations } from '../schema/episodes/wire-operations.ts';
import { evidenceOperations as sentEvidenceOperations } from '../schema/evidence/wire-operations.ts';
import { feedOperations as sentFeedOperations } from '../schema/feeds/wire-operations.ts';
import { imageOperations as sentImageOperations } from '../schema/images/wire-operations.ts';
import { importOperations as sentImportOperations } from '../schema/imports/wire-operations.ts';
import { licenceOperations as sentLicenceOperations } from '../schema/licences/wire-operations.ts';
import { liveOperations as sentLiveOperations } from '../schema/live/wire-operations.ts';
import { loggerOperations as sentLoggerOperations } from '../schema/logger/wire-operations.ts';
import { playoutOperations as sentPlayoutOperations } from '../schema/playout/wire-operations.ts';
import { programmeOperations as sentProgrammeOperations } from '../schema/programmes/wire-operations.ts';
import { publicWeekOperations as sentPublicWeekOperations } from '../schema/programmes/wire-public-week-operations.ts';
import { publicSiteOperations as sentPublicSiteOperations } from '../schema/public-site/wire-operations.ts';
import { scheduleOperations as sentScheduleOperations } from '../schema/schedules/wire-operations.ts';
import { secondFactorOperations as sentSecondFactorOperations } from '../schema/second-factors/wire-operations.ts';
import { sessionOperations as sentSessionOperations } from '../schema/sessions/wire-operations.ts';
import { settingsOperations as sentSettingsOperations } from '../schema/settings/wire-operations.ts';
import { shareClipOperations as sentShareClipOperations } from '../schema/share-clips/wire-operations.ts';
import { showOperations as sentShowOperations } from '../schema/shows/wire-operations.ts';
import { slotLinkOperations as sentSlotLinkOperations } from '../schema/slot-links/wire-operations.ts';
import { slotOperations as sentSlotOperations } from '../schema/slot-links/wire-operations.ts';
import { stationExportOperations as sentStationExportOperations } from '../schema/station-exports/wire-operations.ts';
import { stationImportOperations as sentStationImportOperations } from '../schema/station-imports/wire-operations.ts';
import { stationOperations as sentStationOperations } from '../schema/stations/wire-operations.ts';
import { tagOperations as sentTagOperations } from '../schema/tags/wire-operations.ts';
import { todayOperations as sentTodayOperations } from '../schema/today/wire-operations.ts';
import { transcriptOperations as sentTranscriptOperations } from '../schema/transcripts/wire-operations.ts';
import { uploadOperations as sentUploadOperations } from '../schema/uploads/wire-operations.ts';
import { partOperations as sentPartOperations } from '../schema/uploads/wire-part-operations.ts';
import { userOperations as sentUserOperations } from '../schema/users/wire-operations.ts';
import { webhookOperations as sentWebhookOperations } from '../schema/webhooks/wire-operations.ts';
import { widgetOperations as sentWidgetOperations } from '../schema/widgets/wire-operations.ts';
import { withAccess } from './with-access.ts';

export const analyticsOperations = /* @__PURE__ */ withAccess(
  sentAnalyticsOperations,
  { role: 'user', licences: ['full', 'podcast'], scope: 'show' },
  { methodology: { role: 'public' }, recountPreview: { role: 'admin' }, recount: { role: 'admin' } },
);

export const apiKeyOperations = /* @__PURE__ */ withAccess(
  sentApiKeyOperations,
  { role: 'signed_in', scope: 'account' },
  {},
);

export const audioEventOperations = /* @__PURE__ */ withAccess(
  sentAudioEventOperations,
  { role: 'user', scope: 'show' },
  {
    clone: { role: 'user', licences: ['full', 'podcast'], scope: 'show' },
    cut: { role: 'user', licences: ['full', 'podcast'], scope: 'show' },
    merge: { role: 'user', licences: ['full', 'podcast'], scope: 'show' },
  },
);

export const audioVersionOperations = /* @__PURE__ */ withAccess(
  sentAudioVersionOperations,
  { role: 'user', licences: ['full', 'podcast'], scope: 'show' },
  {},
);

export const auditOperations = /* @__PURE__ */ withAccess(sentAuditOperations, { role: 'admin' }, {});

export const bulkDownloadOperations = /* @__PURE__ */ withAccess(
  sentBulkDownloadOperations,
  { role: 'user', licences: ['full', 'podcast'], scope: 'station' },
  {},
);

export const campaignOperations = /* @__PURE__ */ withAccess(sentCampaignOperations, { role: 'admin' }, {});

export const categoryOperations = /* @__PURE__ */ withAccess(
  sentCategoryOperations,
  { role: 'user', licences: ['full', 'podcast'], scope: 'station' },
  { list: { role: 'user', scope: 'show' } },
);

export const authorizationOperations = /* @__PURE__ */ withAccess(
  sentAuthorizationOperations,
  { role: 'admin' },
  {
    setFacebook: { role: 'public' },
    setYoutube: { role: 'public' },
    setTwitter: { role: 'public' },
    setSpreaker: { role: 'public' },
    facebookPages: { role: 'signed_in', scope: 'station' },
  },
);

export const connectionOperations = /* @__PURE__ */ withAccess(
  sentConnectionOperations,
  { role: 'user', licences: ['full', 'podcast'], scope: 'station' },
  { list: { role: 'user', scope: 'show' }, get: { role: 'user', scope: 'show' } },
);

export const deliveryOperations = /* @__PURE__ */ withAccess(
  sentDeliveryOperations,
  { role: 'user', licences: ['full', 'podcast'], scope: 'show' },
  { latest: { role: 'user', licences: ['full', 'podcast'], scope: 'station' } },
);

export const draftOperations = /* @__PURE__ */ withAccess(
  sentDraftOperations,
  { role: 'user', scope: 'show' },
  {},
);

export const embedOperations = /* @__PURE__ */ withAccess(
  sentEmbedOperations,
  { role: 'public' },
  { list: { role: 'user', scope: 'station' }, update: { role: 'admin' } },
);

export const episodeOperations = /* @__PURE__ */ withAccess(
  sentEpisodeOperations,
  { role: 'user', licences: ['full', 'podcast'], scope: 'show' },
  {
    media: { role: 'public' },
    publicVideo: { role: 'public' },
    page: { role: 'public' },
    cache: { role: 'user', scope: 'show' },
    timelineLevels: { role: 'user', scope: 'show' },
    cached: { role: 'user', scope: 'show' },
  },
);

export const evidenceOperations = /* @__PURE__ */ withAccess(
  sentEvidenceOperations,
  { role: 'admin', licences: ['full', 'logger'] },
  {
    holds: { role: 'user', licences: ['full', 'logger'], scope: 'station' },
    chain: { role: 'user', licences: ['full', 'logger'], scope: 'station' },
  },
);

export const feedOperations = /* @__PURE__ */ withAccess(
  sentFeedOperations,
  { role: 'user', licences: ['full', 'podcast'], scope: 'station' },
  { get: { role: 'public' }, chapters: { role: 'public' } },
);

export const imageOperations = /* @__PURE__ */ withAccess(
  sentImageOperations,
  { role: 'user', licences: ['full', 'podcast'], scope: 'show' },
  { file: { role: 'public' } },
);

export const importOperations = /* @__PURE__ */ withAccess(
  sentImportOperations,
  { role: 'user', licences: ['full', 'podcast'], scope: 'station' },
  { consentPage: { role: 'public' }, consent: { role: 'public' } },
);

export const licenceOperations = /* @__PURE__ */ withAccess(
  sentLicenceOperations,
  { role: 'company_admin' },
  {},
);

export const liveOperations = /* @__PURE__ */ withAccess(
  sentLiveOperations,
  { role: 'signed_in', scope: 'show' },
  {},
);

export const loggerOperations = /* @__PURE__ */ withAccess(
  sentLoggerOperations,
  { role: 'user', licences: ['full', 'logger'], scope: 'station' },
  {
    update: { role: 'admin', licences: ['full', 'logger'] },
    test: { role: 'admin', licences: ['full', 'logger'] },
    copy: { role: 'user', licences: ['full'], scope: 'station' },
  },
);

export const playoutOperations = /* @__PURE__ */ withAccess(
  sentPlayoutOperations,
  { role: 'admin', licences: ['full', 'logger'] },
  {
    systems: { role: 'user', licences: ['full', 'logger'], scope: 'station' },
    inputs: { role: 'user', licences: ['full', 'logger'], scope: 'station' },
    journal: { role: 'user', licences: ['full', 'logger'], scope: 'station' },
    corrections: { role: 'user', licences: ['full', 'logger'], scope: 'station' },
    report: { role: 'user', licences: ['full', 'logger'], scope: 'station' },
  },
);

export const programmeOperations = /* @__PURE__ */ withAccess(
  sentProgrammeOperations,
  { role: 'admin' },
  {
    list: { role: 'user', scope: 'station' },
    airings: { role: 'user', scope: 'station' },
    schedule: { role: 'user', licences: ['full', 'podcast'], scope: 'station' },
  },
);

export const publicWeekOperations = /* @__PURE__ */ withAccess(
  sentPublicWeekOperations,
  { role: 'public' },
  {},
);

export const publicSiteOperations = /* @__PURE__ */ withAccess(
  sentPublicSiteOperations,
  { role: 'public' },
  { settings: { role: 'admin' }, update: { role: 'admin' } },
);

export const scheduleOperations = /* @__PURE__ */ withAccess(
  sentScheduleOperations,
  { role: 'user', licences: ['full', 'podcast'], scope: 'station' },
  {
    list: { role: 'user', scope: 'station' },
    runs: { role: 'user', scope: 'station' },
    holidays: { role: 'user', scope: 'station' },
  },
);

export const secondFactorOperations = /* @__PURE__ */ withAccess(
  sentSecondFactorOperations,
  { role: 'signed_in', scope: 'account' },
  {},
);

export const sessionOperations = /* @__PURE__ */ withAccess(
  sentSessionOperations,
  { role: 'public' },
  {
    current: { role: 'signed_in', scope: 'account' },
    postLogin: { role: 'user', scope: 'show' },
    list: { role: 'signed_in', scope: 'account' },
    endOthers: { role: 'signed_in', scope: 'account' },
    end: { role: 'signed_in', scope: 'account' },
  },
);

export const settingsOperations = /* @__PURE__ */ withAccess(
  sentSettingsOperations,
  { role: 'company_admin' },
  { get: { role: 'user', scope: 'show' }, update: { role: 'admin' }, installation: { role: 'public' } },
);

export const shareClipOperations = /* @__PURE__ */ withAccess(
  sentShareClipOperations,
  { role: 'user', licences: ['full', 'podcast'], scope: 'show' },
  {},
);

export const showOperations = /* @__PURE__ */ withAccess(
  sentShowOperations,
  { role: 'user', scope: 'show' },
  {
    create: { role: 'user', licences: ['full', 'podcast'], scope: 'station' },
    update: { role: 'user', licences: ['full', 'podcast'], scope: 'station' },
    newestAudio: { role: 'public' },
    newestPlaylist: { role: 'public' },
  },
);

export const slotLinkOperations = /* @__PURE__ */ withAccess(
  sentSlotLinkOperations,
  { role: 'user', licences: ['full'], scope: 'station' },
  {},
);

export const slotOperations = /* @__PURE__ */ withAccess(sentSlotOperations, { role: 'public' }, {});

export const stationExportOperations = /* @__PURE__ */ withAccess(
  sentStationExportOperations,
  { role: 'admin' },
  {},
);

export const stationImportOperations = /* @__PURE__ */ withAccess(
  sentStationImportOperations,
  { role: 'admin' },
  {},
);

export const stationOperations = /* @__PURE__ */ withAccess(
  sentStationOperations,
  { role: 'company_admin' },
  {},
);

export const tagOperations = /* @__PURE__ */ withAccess(
  sentTagOperations,
  { role: 'user', licences: ['full', 'podcast'], scope: 'station' },
  {
    list: { role: 'user', scope: 'show' },
    create: { role: 'user', licences: ['full', 'podcast'], scope: 'show' },
    usage: { role: 'user', scope: 'station' },
  },
);

export const todayOperations = /* @__PURE__ */ withAccess(
  sentTodayOperations,
  { role: 'user', scope: 'station' },
  {},
);

export const transcriptOperations = /* @__PURE__ */ withAccess(
  sentTranscriptOperations,
  { role: 'user', scope: 'show' },
  {
    ofEpisode: { role: 'user', licences: ['full', 'podcast'], scope: 'show' },
    importForEpisode: { role: 'user', licences: ['full', 'podcast'], scope: 'show' },
    episodeFile: { role: 'user', licences: ['full', 'podcast'], scope: 'show' },
    settings: { role: 'user', licences: ['full', 'podcast'], scope: 'show' },
    setSettings: { role: 'user', licences: ['full', 'podcast'], scope: 'show' },
    published: { role: 'public' },
    search: { role: 'public' },
  },
);

export const uploadOperations = /* @__PURE__ */ withAccess(
  sentUploadOperations,
  { role: 'user', scope: 'show' },
  { create: { role: 'user', scope: 'station' }, progress: { role: 'signed_in', scope: 'show' } },
);

export const partOperations = /* @__PURE__ */ withAccess(
  sentPartOperations,
  { role: 'user', scope: 'show' },
  {},
);

export const userOperations = /* @__PURE__ */ withAccess(sentUserOperations, { role: 'admin' }, {});

export const webhookOperations = /* @__PURE__ */ withAccess(sentWebhookOperations, { role: 'admin' }, {});

export const widgetOperations = /* @__PURE__ */ withAccess(sentWidgetOperations, { role: 'public' }, {});
