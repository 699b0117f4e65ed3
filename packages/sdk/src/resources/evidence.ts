import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { evidenceOperations } from '../schema/evidence/wire-operations.ts';
import type { EvidenceExportInput, LogHoldInput, LogHoldUpdate } from '../schema/evidence/wire-types.ts';

/** The log as evidence: holds, the chain of its hours, and exports of stretches. Changes and exports are for admins. */
export class EvidenceResource extends Resource {
  /**
   * The holds on the log, newest first, with those that are over.
   * @example
   * for (const { id, state, reason } of await client.evidence.holds()) console.log(id, state, reason);
   */
  async holds(options: CallOptions = {}) {
    return (await this.call(evidenceOperations.holds, options)).holds;
  }

  /**
   * Holds a stretch of the log: its audio outlives the age of the log, the quota and deletions.
   * @throws HttpError 409 if the station has 500 holds that are not over
   * @example
   * const { id } = await client.evidence.createHold({ start: 1793514600, end: 1793521800, reason: 'Complaint 4711' });
   */
  createHold(hold: LogHoldInput, options: CallOptions = {}) {
    return this.call(evidenceOperations.createHold, { ...options, body: hold });
  }

  /**
   * Changes the stretch, the reason or the end of a hold.
   * @throws HttpError 409 if it is released
   * @example
   * await client.evidence.updateHold(12, { until: null });
   */
  updateHold(id: number, changes: LogHoldUpdate, options: CallOptions = {}) {
    return this.call(evidenceOperations.updateHold, { ...options, params: { id }, body: changes });
  }

  /**
   * Releases a hold. Its audio is removed once the log is kept no longer.
   * @example
   * const { released_by } = await client.evidence.releaseHold(12);
   */
  releaseHold(id: number, options: CallOptions = {}) {
    return this.call(evidenceOperations.releaseHold, { ...options, params: { id } });
  }

  /**
   * Links of the chain of the log, at most 500, from the one with a number.
   * @example
   * const { since, length, manifests } = await client.evidence.chain();
   * console.log(since, length, manifests.at(-1)?.sha256);
   */
  chain(from = 0, options: CallOptions = {}) {
    return this.call(evidenceOperations.chain, { ...options, query: { from } });
  }

  /**
   * Reads the audio of one link of the chain, about 60 MB, and compares it with its hashes.
   * @example
   * const { state, differences } = await client.evidence.check(12);
   */
  check(seq: number, options: CallOptions = {}) {
    return this.call(evidenceOperations.check, { ...options, params: { id: seq } });
  }

  /**
   * Starts an evidence export of a stretch of at most 25 hours.
   * @throws HttpError 409 while another one is processing, or if the station has ten
   * @example
   * const { guid } = await client.evidence.startExport({ start: 1793514600, end: 1793521800, reason: 'Complaint 4711' });
   */
  startExport(input: EvidenceExportInput, options: CallOptions = {}) {
    return this.call(evidenceOperations.startExport, { ...options, body: input });
  }

  /**
   * The evidence exports of the station, newest first, at most ten.
   * @example
   * for (const { guid, status, progress } of await client.evidence.exports()) console.log(guid, status, progress);
   */
  async exports(options: CallOptions = {}) {
    return (await this.call(evidenceOperations.exports, options)).evidence_exports;
  }

  /**
   * Cancels or removes an evidence export. The log keeps its audio.
   * @example
   * await client.evidence.removeExport('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   */
  removeExport(guid: string, options: CallOptions = {}) {
    return this.call(evidenceOperations.removeExport, { ...options, params: { guid } });
  }

  /**
   * The zip as a response with an unread body; supports `Range` and `If-Range`.
   * @throws HttpError 409 until it is complete, 410 if it failed
   * @example
   * const response = await client.evidence.download('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   * console.log(response.headers.get('Content-Length'));
   */
  download(guid: string, options: CallOptions = {}) {
    return this.transport.open(evidenceOperations.file, { ...options, params: { guid } });
  }

  /**
   * Address of the zip for a browser to open.
   * @example
   * const address = client.evidence.downloadAddress('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   */
  downloadAddress(guid: string, options?: { withKey?: boolean }): string {
    return this.transport.addressOf(evidenceOperations.file, { params: { guid } }, options);
  }
}
