import { analyticsOperations } from '../analytics/wire-operations.ts';
import { apiKeyOperations } from '../api-keys/wire-operations.ts';
import { audioEventOperations } from '../audio-events/wire-operations.ts';
import { audioVersionOperations } from '../audio-versions/wire-operations.ts';
import { auditOperations } from '../audit/wire-operations.ts';
import { bulkDownloadOperations } from '../bulk-downloads/wire-operations.ts';
import { campaignOperations } from '../campaigns/wire-operations.ts';
import { categoryOperations } from '../categories/wire-operations.ts';
import { authorizationOperations } from '../connections/wire-authorization-operations.ts';
import { connectionOperations } from '../connections/wire-operations.ts';
import { deliveryOperations } from '../deliveries/wire-operations.ts';
import { draftOperations } from '../drafts/wire-operations.ts';
import { embedOperations } from '../embeds/wire-operations.ts';
import { episodeOperations } from '../episodes/wire-operations.ts';
import { evidenceOperations } from '../evidence/wire-operations.ts';
import { feedOperations } from '../feeds/wire-operations.ts';
import { imageOperations } from '../images/wire-operations.ts';
import { importOperations } from '../imports/wire-operations.ts';
import { licenceOperations } from '../licences/wire-operations.ts';
import { liveOperations } from '../live/wire-operations.ts';
import { loggerOperations } from '../logger/wire-operations.ts';
import { playoutOperations } from '../playout/wire-operations.ts';
import { programmeOperations } from '../programmes/wire-operations.ts';
import { publicWeekOperations } from '../programmes/wire-public-week-operations.ts';
import { publicSiteOperations } from '../public-site/wire-operations.ts';
import { scheduleOperations } from '../schedules/wire-operations.ts';
import { secondFactorOperations } from '../second-factors/wire-operations.ts';
import { sessionOperations } from '../sessions/wire-operations.ts';
import { settingsOperations } from '../settings/wire-operations.ts';
import { shareClipOperations } from '../share-clips/wire-operations.ts';
import { showOperations } from '../shows/wire-operations.ts';
import { slotLinkOperations, slotOperations } from '../slot-links/wire-operations.ts';
import { stationExportOperations } from '../station-exports/wire-operations.ts';
import { stationImportOperations } from '../station-imports/wire-operations.ts';
import { stationOperations } from '../stations/wire-operations.ts';
import { tagOperations } from '../tags/wire-operations.ts';
import { todayOperations } from '../today/wire-operations.ts';
import { transcriptOperations } from '../transcripts/wire-operations.ts';
import { uploadOperations } from '../uploads/wire-operations.ts';
import { partOperations } from '../uploads/wire-part-operations.ts';
import { userOperations } from '../users/wire-operations.ts';
import { webhookOperations } from '../webhooks/wire-operations.ts';
import { widgetOperations } from '../widgets/wire-operations.ts';

/** The client's copies of the operations, by domain. */
export const wireOperations = {
  sessions: sessionOperations,
  apiKeys: apiKeyOperations,
  secondFactors: secondFactorOperations,
  settings: settingsOperations,
  shows: showOperations,
  audioEvents: audioEventOperations,
  bulkDownloads: bulkDownloadOperations,
  stationExports: stationExportOperations,
  stations: stationOperations,
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
  webhooks: webhookOperations,
  campaigns: campaignOperations,
  playout: playoutOperations,
  programmes: { ...programmeOperations, ...publicWeekOperations },
  audit: auditOperations,
  widgets: widgetOperations,
  embeds: embedOperations,
  publicSite: publicSiteOperations,
  analytics: analyticsOperations,
  today: todayOperations,
  live: liveOperations,
} as const;
