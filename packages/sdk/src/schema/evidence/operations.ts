import { z } from 'zod';
import { stationParams } from '../common/params.ts';
import { logAdmins, logUsers } from '../operation-builders.ts';
import { evidenceExport, evidenceExportInput } from './evidence-export.ts';
import { logChain, logChainQuery, logCheck } from './log-chain.ts';
import { logHold, logHoldInput, logHoldUpdate } from './log-hold.ts';

const guidParams = stationParams.extend({ guid: z.uuid() });
const holds = '/{station}/api/v1/log_hold/';
const chain = '/{station}/api/v1/log_chain/';
const exports = '/{station}/api/v1/evidence/';

export const evidenceOperations = {
  holds: logUsers.read('evidence.holds', holds, {
    scope: 'station',
    summary: 'List the holds on the log, newest first, with those that are over',
    response: z.object({
      /** Holds of the station. */
      holds: z.array(logHold),
    }),
  }),
  createHold: logAdmins.create('evidence.createHold', holds, {
    summary: 'Hold a stretch of the log: its audio outlives the age of the log, the quota and deletions',
    body: logHoldInput,
    response: logHold,
    errors: [409],
    worksOnFullDisk: true,
  }),
  updateHold: logAdmins.update('evidence.updateHold', `${holds}{id}/`, {
    summary: 'Change the stretch, the reason or the end of a hold; only given fields change',
    body: logHoldUpdate,
    response: logHold,
    errors: [409],
    idempotent: true,
    worksOnFullDisk: true,
  }),
  releaseHold: logAdmins.submit('evidence.releaseHold', `${holds}{id}/release/`, {
    summary: 'Release a hold: its audio is removed once the log is kept no longer',
    response: logHold,
    idempotent: true,
    worksOnFullDisk: true,
  }),
  chain: logUsers.read('evidence.chain', chain, {
    scope: 'station',
    summary: 'List the hourly manifests of the log, of which each has the hash of the one before',
    query: logChainQuery,
    response: logChain,
  }),
  check: logAdmins.read('evidence.check', `${chain}{id}/`, {
    summary: 'Read the audio of one manifest, and compare it with its hashes',
    response: logCheck,
  }),
  startExport: logAdmins.submit('evidence.startExport', exports, {
    summary:
      'Start an evidence export of a stretch of the log: audio, segments, gaps, clock, events, manifests and checksums in one signed zip',
    body: evidenceExportInput,
    response: evidenceExport,
    success: 202,
    errors: [409, 507],
  }),
  exports: logAdmins.read('evidence.exports', exports, {
    summary: 'List the evidence exports of the station, newest first',
    response: z.object({
      /** Exports of the station. */
      evidence_exports: z.array(evidenceExport),
    }),
  }),
  removeExport: logAdmins.remove('evidence.removeExport', `${exports}{guid}/`, {
    summary: 'Cancel or remove an evidence export; the log keeps its audio',
    params: guidParams,
    worksOnFullDisk: true,
  }),
  file: logAdmins.read('evidence.file', '/{station}/evidence/{guid}.zip', {
    summary: 'Download the zip of a complete evidence export; supports ranges',
    params: guidParams,
    errors: [409, 410, 416],
  }),
} as const;
