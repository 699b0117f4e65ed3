import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Signs reports of imports, so that a change is noticed. */
export interface ReportSigner {
  /** The signature of a report's fields, in their order. */
  sign(stationId: number, report: object): string;
  /** Whether the station signed the report with this hash: the SHA-256, in hex, of the JSON of its fields. */
  verify(stationId: number, hash: string, signature: string): boolean;
}

/** @param secret of the installation, from which the key is derived */
export function createReportSigner(secret: Uint8Array): ReportSigner {
  const key = Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), 'postkit import reports', 32));
  const signatureOf = (stationId: number, hash: string) =>
    createHmac('sha256', key).update(`${stationId}.${hash}`).digest();
  return {
    sign: (stationId, report) => {
      const hash = createHash('sha256').update(JSON.stringify(report)).digest('hex');
      return signatureOf(stationId, hash).toString('base64url');
    },
    verify(stationId, hash, signature) {
      const [given, own] = [Buffer.from(signature, 'base64url'), signatureOf(stationId, hash)];
      return given.length === own.length && timingSafeEqual(given, own);
    },
  };
}
