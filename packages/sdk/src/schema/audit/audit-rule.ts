import type { Operation } from '../operation.ts';
import type { AuditAction, AuditKind } from './audit-names.ts';

/** The entry that a successful call of an operation writes to the audit log. */
export interface AuditRule {
  readonly action: AuditAction;
  readonly kind: AuditKind;
}

/** The kind of thing that the operations of a domain change. */
const kinds: Readonly<Record<string, AuditKind>> = {
  sessions: 'user',
  singleSignOn: 'user',
  apiKeys: 'api_key',
  secondFactors: 'user',
  settings: 'station',
  publicSite: 'station',
  embeds: 'station',
  shows: 'show',
  audioEvents: 'audio_event',
  bulkDownloads: 'download',
  stationExports: 'download',
  stationImports: 'station',
  shareClips: 'share_clip',
  slotLinks: 'slot_link',
  transcripts: 'transcript',
  episodes: 'episode',
  audioVersions: 'episode',
  deliveries: 'delivery',
  uploads: 'upload',
  logger: 'log_source',
  evidence: 'log_hold',
  playout: 'playout_input',
  connections: 'destination',
  tags: 'tag',
  categories: 'category',
  schedules: 'schedule',
  images: 'image',
  imports: 'rss_import',
  users: 'user',
  licences: 'licence',
  stations: 'station',
  webhooks: 'webhook',
  campaigns: 'campaign',
  programmes: 'programme',
  analytics: 'analytics',
  audit: 'audit',
};

/** Writes that leave no entry, because they change nothing that the station keeps, or belong to another entry. */
const unlogged: ReadonlySet<string> = new Set([
  // Questions that are too long for an address.
  'playout.read',
  // A plan, which has an entry when it is applied.
  'programmes.read',
  'playout.previewCorrection',
  'sessions.readPasswordLink',
  'episodes.timelineLevels',
  'episodes.timelineRights',
  'schedules.preview',
  'stations.previewChange',
  'analytics.episodeNames',
  'images.licensed',
  'slotLinks.open',
  'slotLinks.segment',
  // Checks that change nothing.
  'connections.test',
  'imports.verifyReport',
  'feeds.check',
  'episodes.check',
  'feeds.count',
  'secondFactors.confirm',
  'uploads.terms',
  'uploads.offset',
  // Parts of a sign-in, an upload or an authorization that has its own entry.
  'sessions.postLogin',
  'singleSignOn.begin',
  'sessions.refreshToken',
  'sessions.setUpApp',
  'sessions.passkeyOptions',
  'sessions.startPasskeySignIn',
  'secondFactors.setUpPasskey',
  'secondFactors.setUpApp',
  'sessions.requestPasswordReset',
  'uploads.append',
  'connections.requestFacebook',
  'connections.requestYoutube',
  'connections.requestTwitter',
  'connections.requestSpreaker',
  // Unsaved work.
  'drafts.save',
  'drafts.remove',
  'slotLinks.save',
  // Reports by programs, not by users.
  'episodes.failVideo',
  'embeds.report',
]);

/** Entries that differ from the ones that the method implies, among them those of reads. */
const exceptions: Readonly<Record<string, Partial<AuditRule>>> = {
  'playout.saveSettings': { kind: 'log_source' },
  'playout.orderInputs': { action: 'changed' },
  'playout.newToken': { action: 'changed' },
  'playout.applyOffset': { action: 'changed' },
  'playout.applyCorrection': { action: 'changed', kind: 'log_source' },
  'playout.undoCorrection': { action: 'changed', kind: 'log_source' },
  'playout.dismissCorrection': { action: 'changed', kind: 'log_source' },
  'playout.report': { action: 'exported', kind: 'log_source' },
  'sessions.signIn': { action: 'signed_in' },
  'sessions.createToken': { action: 'signed_in' },
  'sessions.confirmSignIn': { action: 'signed_in' },
  'sessions.confirmToken': { action: 'signed_in' },
  'secondFactors.removeApp': { action: 'changed' },
  'secondFactors.removePasskey': { action: 'changed' },
  'users.saveSignInRules': { kind: 'station' },
  'singleSignOn.finish': { action: 'signed_in' },
  'singleSignOn.end': { action: 'signed_out' },
  'singleSignOn.endByProvider': { action: 'signed_out' },
  'sessions.signOut': { action: 'signed_out' },
  'sessions.enterStation': { action: 'signed_in' },
  'sessions.end': { action: 'changed' },
  'sessions.endOthers': { action: 'changed' },
  'schedules.createHoliday': { action: 'created', kind: 'holiday' },
  'schedules.updateHoliday': { kind: 'holiday' },
  'schedules.create': { action: 'created' },
  'stations.removeDemo': { action: 'deleted' },
  'schedules.runAgain': { action: 'started' },
  'imports.start': { action: 'started' },
  'imports.plan': { action: 'created' },
  'imports.apply': { action: 'started' },
  'imports.retry': { action: 'started' },
  'deliveries.retry': { action: 'started' },
  'campaigns.updateSettings': { kind: 'station' },
  'programmes.createSource': { action: 'created' },
  'programmes.updateGuide': { kind: 'station' },
  'feeds.addSubscription': { action: 'changed', kind: 'destination' },
  'feeds.revokeSubscription': { action: 'changed', kind: 'destination' },
  'deliveries.prove': { action: 'started' },
  'webhooks.test': { action: 'started' },
  'webhooks.redeliver': { action: 'started' },
  'transcripts.transcribe': { action: 'started' },
  'transcripts.setSettings': { kind: 'show' },
  'audioEvents.bulkDelete': { action: 'deleted' },
  'audioEvents.clone': { action: 'created' },
  'bulkDownloads.start': { action: 'exported' },
  'bulkDownloads.file': { action: 'exported' },
  'evidence.createHold': { action: 'created' },
  'evidence.startExport': { action: 'exported', kind: 'download' },
  'evidence.removeExport': { kind: 'download' },
  'evidence.file': { action: 'exported', kind: 'download' },
  'stationExports.start': { action: 'exported' },
  'stationExports.file': { action: 'exported' },
  'stationImports.start': { action: 'created' },
  'stationImports.apply': { action: 'started' },
  'stationImports.addresses': { action: 'exported' },
  'episodes.cache': { action: 'exported' },
  'episodes.download': { action: 'exported' },
  'episodes.video': { action: 'exported' },
  'audioVersions.download': { action: 'exported' },
  'shareClips.file': { action: 'exported' },
  'analytics.recount': { action: 'started' },
  'analytics.showsCsv': { action: 'exported' },
  'analytics.totalCsv': { action: 'exported' },
  'analytics.countriesCsv': { action: 'exported' },
  'analytics.platformsCsv': { action: 'exported' },
  'audit.export': { action: 'exported' },
};

/** The entry that a call of an operation writes; null if it writes none. @throws if the domain has no kind */
export function auditRuleOf({ id, method, effect }: Operation): AuditRule | null {
  const own = exceptions[id];
  const isWrite = method !== 'GET' || effect === true;
  if (unlogged.has(id) || (!isWrite && !own)) return null;
  const [domain = ''] = id.split('.');
  const kind = own?.kind ?? kinds[domain];
  if (!kind) throw new Error(`Operation ${id} changes something that the audit log has no kind for.`);
  return { kind, action: own?.action ?? actionOf(id, method) };
}

function actionOf(id: string, method: Operation['method']): AuditAction {
  if (method === 'DELETE') return 'deleted';
  return /\.(?:create|begin|invite|upload|cut|merge|keepLicensed)$/.test(id) ? 'created' : 'changed';
}

/** Ids of operations that this table names, for its test. */
export const namedInAuditRules: readonly string[] = [...unlogged, ...Object.keys(exceptions)];
