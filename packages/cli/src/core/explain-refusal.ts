import type { ExitReason } from './cli-error.ts';

/** Why an address cannot be reached, as the rest of a sentence. */
export interface Refusal {
  readonly text: string;
  readonly reason: Extract<ExitReason, 'temporary' | 'usage' | 'failure'>;
}

const refusals: Readonly<Record<string, Refusal>> = {
  ECONNREFUSED: { text: 'the connection was refused', reason: 'temporary' },
  ENOTFOUND: { text: 'there is no such host', reason: 'temporary' },
  EHOSTUNREACH: { text: 'there is no route to the host', reason: 'temporary' },
  ENETUNREACH: { text: 'there is no route to the network', reason: 'temporary' },
  ERR_SSL_WRONG_VERSION_NUMBER: {
    text: 'it does not use HTTPS. Pass an address that starts with http://',
    reason: 'usage',
  },
};
const badCertificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY_LEAF/;

/** Explains a failed connection that does not succeed with another attempt at once; undefined for any other error. */
export function explainRefusal(error: unknown): Refusal | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // Fetch gives this error no code.
    if (cause.message === 'bad port')
      return {
        text: 'its port is blocked, as in browsers. Run the station on another port',
        reason: 'usage',
      };
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    const found = refusals[code];
    if (found) return found;
    if (badCertificate.test(code))
      return { text: `its certificate is not valid (${code})`, reason: 'failure' };
  }
  return undefined;
}
