import type { Migrations } from '../platform/db/migrate.ts';
import * as postgresBaseline from '../postgres-baseline/baseline.ts';
import * as jobs from './0001-jobs.ts';
import * as liveEvents from './0002-live-events.ts';
import * as accounts from './0010-accounts.ts';
import * as tags from './0011-tags.ts';
import * as categories from './0012-categories.ts';
import * as connections from './0013-connections.ts';
import * as shows from './0014-shows.ts';
import * as users from './0015-users.ts';
import * as passwordResets from './0016-password-resets.ts';
import * as demo from './0019-demo.ts';
import * as audioEvents from './0020-audio-events.ts';
import * as uploads from './0021-uploads.ts';
import * as logger from './0022-logger.ts';
import * as categoryVersions from './0023-category-versions.ts';
import * as automations from './0024-automations.ts';
import * as automationSince from './0025-automation-since.ts';
import * as resumableUploads from './0026-resumable-uploads.ts';
import * as showListVersions from './0027-show-list-versions.ts';
import * as episodes from './0030-episodes.ts';
import * as feeds from './0031-feeds.ts';
import * as imports from './0036-imports.ts';
import * as deliveries from './0037-deliveries.ts';
import * as drafts from './0038-drafts.ts';
import * as episodeVideos from './0039-episode-videos.ts';
import * as analytics from './0040-analytics.ts';
import * as eventFades from './0046-event-fades.ts';
import * as innerFades from './0047-inner-fades.ts';
import * as recording from './0048-recording.ts';
import * as segmentChecksums from './0050-segment-checksums.ts';
import * as draftIdentity from './0051-draft-identity.ts';
import * as provisionalFeeds from './0052-provisional-feeds.ts';
import * as connectionMakers from './0053-connection-makers.ts';
import * as jobLanes from './0055-job-lanes.ts';
import * as uploadReservations from './0056-upload-reservations.ts';
import * as archiveBytes from './0057-archive-bytes.ts';
import * as schedules from './0058-schedules.ts';
import * as plainNames from './0059-plain-names.ts';
import * as bulkDownloads from './0060-bulk-downloads.ts';
import * as sealedTokens from './0061-sealed-tokens.ts';
import * as authorizations from './0062-authorizations.ts';
import * as scheduleRuns from './0063-schedule-runs.ts';
import * as logFallbacks from './0064-log-fallbacks.ts';
import * as eventLevels from './0065-event-levels.ts';
import * as segmentLoudness from './0066-segment-loudness.ts';
import * as showLoudness from './0067-show-loudness.ts';
import * as transcripts from './0070-transcripts.ts';
import * as firstDays from './0075-first-days.ts';
import * as episodeDownloads from './0077-episode-downloads.ts';
import * as episodeRules from './0078-episode-rules.ts';
import * as shareClips from './0080-share-clips.ts';
import * as repeatsBySound from './0082-repeats-by-sound.ts';
import * as slotLinks from './0083-slot-links.ts';
import * as invitations from './0086-invitations.ts';
import * as stationLook from './0087-station-look.ts';
import * as refreshTokens from './0088-refresh-tokens.ts';
import * as embeds from './0089-embeds.ts';
import * as outboundEvents from './0090-outbound-events.ts';
import * as webhookSecrets from './0091-webhook-secrets.ts';
import * as archiveObjects from './0093-archive-objects.ts';
import * as severalProcesses from './0094-several-processes.ts';
import * as secondFactors from './0095-second-factors.ts';
import * as passkeys from './0096-passkeys.ts';
import * as auditEntries from './0097-audit-entries.ts';
import * as singleSignOn from './0098-single-sign-on.ts';
import * as limitedUsers from './0099-limited-users.ts';
import * as nights from './0100-nights.ts';
import * as importPlans from './0101-import-plans.ts';
import * as podcastDetails from './0103-podcast-details.ts';
import * as explainedFigures from './0105-explained-figures.ts';
import * as stationExports from './0106-station-exports.ts';
import * as episodeExpiry from './0107-episode-expiry.ts';
import * as publicationProofs from './0108-publication-proofs.ts';
import * as campaigns from './0111-campaigns.ts';
import * as figuresByOrigin from './0114-figures-by-origin.ts';
import * as showNotes from './0116-show-notes.ts';
import * as originalFiles from './0117-original-files.ts';
import * as privateFeeds from './0118-private-feeds.ts';
import * as id3Files from './0120-id3-files.ts';
import * as audioVersions from './0124-audio-versions.ts';
import * as allShowsFeeds from './0125-all-shows-feeds.ts';
import * as retention from './0126-retention.ts';
import * as showExpiry from './0127-show-expiry.ts';
import * as stationExportMedia from './0128-station-export-media.ts';
import * as campaignLoudness from './0129-campaign-loudness.ts';
import * as figuresOfAllShows from './0130-figures-of-all-shows.ts';
import * as videoHeight from './0132-video-height.ts';
import * as subscriberDownloads from './0133-subscriber-downloads.ts';
import * as jobTurns from './0134-job-turns.ts';
import * as companyStations from './0135-company-stations.ts';
import * as formerStationSlugs from './0137-former-station-slugs.ts';
import * as stationImports from './0140-station-imports.ts';
import * as endsOfFiles from './0142-ends-of-files.ts';
import * as phaseOfUploads from './0143-phase-of-uploads.ts';
import * as ownersOfSessions from './0145-owners-of-sessions.ts';
import * as titleEncodings from './0158-title-encodings.ts';
import * as namesOfNetworks from './0163-names-of-networks.ts';
import * as playoutInputs from './0165-playout-inputs.ts';
import * as programmes from './0170-programmes.ts';
import * as programmeSources from './0171-programme-sources.ts';
import * as programmeGuides from './0172-programme-guides.ts';
import * as playoutSilence from './0173-playout-silence.ts';
import * as playoutCorrections from './0175-playout-corrections.ts';
import * as playoutClocks from './0178-playout-clocks.ts';
import * as simulatedInputs from './0180-simulated-inputs.ts';
import * as logHolds from './0188-log-holds.ts';
import * as logManifests from './0189-log-manifests.ts';
import * as evidenceExports from './0190-evidence-exports.ts';

/** The migrations before PostgreSQL: a PostgreSQL database begins with their result. */
const sqliteMigrations: Migrations = {
  '0001-jobs': jobs,
  '0002-live-events': liveEvents,
  '0010-accounts': accounts,
  '0011-tags': tags,
  '0012-categories': categories,
  '0013-connections': connections,
  '0014-shows': shows,
  '0015-users': users,
  '0016-password-resets': passwordResets,
  '0019-demo': demo,
  '0020-audio-events': audioEvents,
  '0021-uploads': uploads,
  '0022-logger': logger,
  '0023-category-versions': categoryVersions,
  '0024-automations': automations,
  '0025-automation-since': automationSince,
  '0026-resumable-uploads': resumableUploads,
  '0027-show-list-versions': showListVersions,
  '0030-episodes': episodes,
  '0031-feeds': feeds,
  '0036-imports': imports,
  '0037-deliveries': deliveries,
  '0038-drafts': drafts,
  '0039-episode-videos': episodeVideos,
  '0040-analytics': analytics,
  '0046-event-fades': eventFades,
  '0047-inner-fades': innerFades,
  '0048-recording': recording,
  '0050-segment-checksums': segmentChecksums,
  '0051-draft-identity': draftIdentity,
  '0052-provisional-feeds': provisionalFeeds,
  '0053-connection-makers': connectionMakers,
  '0055-job-lanes': jobLanes,
  '0056-upload-reservations': uploadReservations,
  '0057-archive-bytes': archiveBytes,
  '0058-schedules': schedules,
  '0059-plain-names': plainNames,
  '0060-bulk-downloads': bulkDownloads,
  '0061-sealed-tokens': sealedTokens,
  '0062-authorizations': authorizations,
  '0063-schedule-runs': scheduleRuns,
  '0064-log-fallbacks': logFallbacks,
  '0065-event-levels': eventLevels,
  '0066-segment-loudness': segmentLoudness,
  '0067-show-loudness': showLoudness,
  '0070-transcripts': transcripts,
  '0075-first-days': firstDays,
  '0077-episode-downloads': episodeDownloads,
  '0078-episode-rules': episodeRules,
  '0080-share-clips': shareClips,
  '0082-repeats-by-sound': repeatsBySound,
  '0083-slot-links': slotLinks,
  '0086-invitations': invitations,
  '0087-station-look': stationLook,
  '0088-refresh-tokens': refreshTokens,
  '0089-embeds': embeds,
  '0090-outbound-events': outboundEvents,
  '0091-webhook-secrets': webhookSecrets,
};

/** Later migrations run on both databases, so their SQL must suit both. */
const sharedMigrations: Migrations = {
  '0093-archive-objects': archiveObjects,
  '0094-several-processes': severalProcesses,
  '0095-second-factors': secondFactors,
  '0096-passkeys': passkeys,
  '0097-audit-entries': auditEntries,
  '0098-single-sign-on': singleSignOn,
  '0099-limited-users': limitedUsers,
  '0100-nights': nights,
  '0101-import-plans': importPlans,
  '0103-podcast-details': podcastDetails,
  '0105-explained-figures': explainedFigures,
  '0106-station-exports': stationExports,
  '0107-episode-expiry': episodeExpiry,
  '0108-publication-proofs': publicationProofs,
  '0111-campaigns': campaigns,
  '0114-figures-by-origin': figuresByOrigin,
  '0116-show-notes': showNotes,
  '0117-original-files': originalFiles,
  '0118-private-feeds': privateFeeds,
  '0120-id3-files': id3Files,
  '0124-audio-versions': audioVersions,
  '0125-all-shows-feeds': allShowsFeeds,
  '0126-retention': retention,
  '0127-show-expiry': showExpiry,
  '0128-station-export-media': stationExportMedia,
  '0129-campaign-loudness': campaignLoudness,
  '0130-figures-of-all-shows': figuresOfAllShows,
  '0132-video-height': videoHeight,
  '0133-subscriber-downloads': subscriberDownloads,
  '0134-job-turns': jobTurns,
  '0135-company-stations': companyStations,
  '0137-former-station-slugs': formerStationSlugs,
  '0140-station-imports': stationImports,
  '0142-ends-of-files': endsOfFiles,
  '0143-phase-of-uploads': phaseOfUploads,
  '0145-owners-of-sessions': ownersOfSessions,
  '0158-title-encodings': titleEncodings,
  '0163-names-of-networks': namesOfNetworks,
  '0165-playout-inputs': playoutInputs,
  '0170-programmes': programmes,
  '0171-programme-sources': programmeSources,
  '0172-programme-guides': programmeGuides,
  '0173-playout-silence': playoutSilence,
  '0175-playout-corrections': playoutCorrections,
  '0178-playout-clocks': playoutClocks,
  '0180-simulated-inputs': simulatedInputs,
  '0188-log-holds': logHolds,
  '0189-log-manifests': logManifests,
  '0190-evidence-exports': evidenceExports,
};

/**
 * The schema in SQLite, step by step. A migration keeps its number and name forever, because data folders store them.
 */
export const stationMigrations: Migrations = { ...sqliteMigrations, ...sharedMigrations };

/** The schema in PostgreSQL. */
export const postgresMigrations: Migrations = {
  '0091-postgres-baseline': postgresBaseline,
  ...sharedMigrations,
};
