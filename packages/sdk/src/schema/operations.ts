import { analyticsOperations } from './analytics/operations.ts';
import { apiKeyOperations } from './api-keys/operations.ts';
import { audioEventOperations } from './audio-events/operations.ts';
import { audioVersionOperations } from './audio-versions/operations.ts';
import { auditOperations } from './audit/operations.ts';
import { bulkDownloadOperations } from './bulk-downloads/operations.ts';
import { campaignOperations } from './campaigns/operations.ts';
import { categoryOperations } from './categories/operations.ts';
import { authorizationOperations } from './connections/authorization-operations.ts';
import { connectionOperations } from './connections/operations.ts';
import { deliveryOperations } from './deliveries/operations.ts';
import { draftOperations } from './drafts/operations.ts';
import { embedOperations } from './embeds/operations.ts';
import { episodeOperations } from './episodes/operations.ts';
import { evidenceOperations } from './evidence/operations.ts';
import { feedOperations } from './feeds/operations.ts';
import { imageOperations } from './images/operations.ts';
import { importOperations } from './imports/operations.ts';
import { licenceOperations } from './licences/operations.ts';
import { liveOperations } from './live/operations.ts';
import { loggerOperations } from './logger/operations.ts';
import { playoutOperations } from './playout/operations.ts';
import { programmeOperations } from './programmes/operations.ts';
import { publicWeekOperations } from './programmes/public-week-operations.ts';
import { publicPageOperations } from './public-pages/operations.ts';
import { publicSiteOperations } from './public-site/operations.ts';
import { scheduleOperations } from './schedules/operations.ts';
import { secondFactorOperations } from './second-factors/operations.ts';
import { sessionOperations } from './sessions/operations.ts';
import { settingsOperations } from './settings/operations.ts';
import { shareClipOperations } from './share-clips/operations.ts';
import { showOperations } from './shows/operations.ts';
import { singleSignOnOperations } from './single-sign-on/operations.ts';
import { slotLinkOperations, slotOperations } from './slot-links/operations.ts';
import { stationExportOperations } from './station-exports/operations.ts';
import { stationImportOperations } from './station-imports/operations.ts';
import { stationOperations } from './stations/operations.ts';
import { tagOperations } from './tags/operations.ts';
import { todayOperations } from './today/operations.ts';
import { transcriptOperations } from './transcripts/operations.ts';
import { uploadOperations } from './uploads/operations.ts';
import { partOperations } from './uploads/part-operations.ts';
import { userOperations } from './users/operations.ts';
import { webhookOperations } from './webhooks/operations.ts';
import { widgetOperations } from './widgets/operations.ts';

/** The operation table: every operation of the API, by domain. */
export const operations = {
  sessions: sessionOperations,
  singleSignOn: singleSignOnOperations,
  apiKeys: apiKeyOperations,
  secondFactors: secondFactorOperations,
  settings: settingsOperations,
  shows: showOperations,
  audioEvents: audioEventOperations,
  bulkDownloads: bulkDownloadOperations,
  stationExports: stationExportOperations,
  stationImports: stationImportOperations,
  shareClips: shareClipOperations,
  slotLinks: { ...slotLinkOperations, ...slotOperations },
  transcripts: transcriptOperations,
  episodes: episodeOperations,
  drafts: draftOperations,
  audioVersions: audioVersionOperations,
  deliveries: deliveryOperations,
  uploads: { ...uploadOperations, ...partOperations },
  logger: loggerOperations,
  evidence: evidenceOperations,
  connections: { ...connectionOperations, ...authorizationOperations },
  tags: tagOperations,
  categories: categoryOperations,
  schedules: scheduleOperations,
  images: imageOperations,
  feeds: feedOperations,
  imports: importOperations,
  users: userOperations,
  licences: licenceOperations,
  stations: stationOperations,
  webhooks: webhookOperations,
  campaigns: campaignOperations,
  playout: playoutOperations,
  programmes: { ...programmeOperations, ...publicWeekOperations },
  audit: auditOperations,
  widgets: widgetOperations,
  embeds: embedOperations,
  publicPages: publicPageOperations,
  publicSite: publicSiteOperations,
  analytics: analyticsOperations,
  today: todayOperations,
  live: liveOperations,
} as const;
