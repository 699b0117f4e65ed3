import type { z } from 'zod';
import { sdpAddress, type logSourceUpdate } from '@postkit/sdk/schema';
import { fail } from '../../platform/errors/platform-errors.ts';
import { addressProblem } from '../../platform/fetch/address-problem.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { encodingNamed } from '../../platform/text/decode-text.ts';
import {
  readReceivedStream,
  receivedStreamProblem,
  sharesPort,
  type StreamRules,
} from './received-stream.ts';
import type { SourceSettings } from './source-settings.ts';
import { splitCredentials } from './split-credentials.ts';

export type SourceChange = z.output<typeof logSourceUpdate>;

interface ChangeTools {
  readonly box: SecretBox;
  readonly rules: StreamRules;
  /** Addresses that other logs record. */
  readonly others: readonly string[];
}

/** The address of a stream, with its credentials sealed. */
interface Address {
  readonly url: string;
  readonly credentials: string;
}

/**
 * Applies a change to the settings, with secrets sealed.
 * @throws request.invalid with a message for the field if the address cannot be recorded
 */
export function changeSettings(
  known: SourceSettings,
  change: SourceChange,
  tools: ChangeTools,
): SourceSettings {
  const { box, rules: streamRules, others } = tools;
  const {
    rules = known.rules,
    default_category = known.default_category,
    active = known.active,
    alerts,
  } = change;
  const [url, fallbackUrl] = [addressOf('url', change.url), addressOf('fallback_url', change.fallback_url)];
  const main = changeAddress(known, url, change.remove_credentials);
  const knownFallback = { url: known.fallback_url, credentials: known.fallback_credentials };
  const fallback = changeAddress(knownFallback, fallbackUrl, change.remove_fallback_credentials);
  checkEntered('url', url);
  checkEntered('fallback_url', fallbackUrl);
  if (main.url !== '') checkStream('url', main.url);
  else if (active) throw invalid('url', 'Enter the address of the stream first.');
  if (fallback.url !== '') checkStream('fallback_url', fallback.url);
  if (fallback.url !== '' && fallback.url === main.url)
    throw invalid('fallback_url', 'Enter an address other than the main one.');
  checkPort('fallback_url', fallback.url, [main.url]);
  if (active) {
    checkPort('url', main.url, others);
    checkPort('fallback_url', fallback.url, others);
  }
  if (alerts?.webhook_url) checkAddress('alerts.webhook_url', alerts.webhook_url);
  return {
    url: main.url,
    fallback_url: fallback.url,
    title_encoding: encodingOf('title_encoding'),
    fallback_title_encoding: encodingOf('fallback_title_encoding'),
    active,
    rules,
    default_category,
    credentials: main.credentials,
    fallback_credentials: fallback.credentials,
    alerts: alerts ? { after_minutes: alerts.after_minutes, emails: alerts.emails } : known.alerts,
    webhook: alerts ? alerts.webhook_url && box.seal(alerts.webhook_url) : known.webhook,
  };

  function encodingOf(field: 'title_encoding' | 'fallback_title_encoding'): string | null {
    const entered = change[field];
    if (entered === undefined || entered === null) return entered === null ? null : known[field];
    const encoding = encodingNamed(entered);
    // Metadata of streams is made of single bytes.
    if (encoding === undefined || encoding.startsWith('utf-16')) {
      throw invalid(field, 'Enter the name of an encoding, such as windows-1251 or shift_jis.');
    }
    return encoding;
  }

  function changeAddress(
    before: Address,
    entered: string | undefined,
    removesCredentials: boolean | undefined,
  ): Address {
    const { url, credentials } =
      entered === undefined ? { url: before.url, credentials: null } : splitCredentials(entered);
    const kept = !removesCredentials && isSameStream(url, before.url) ? before.credentials : '';
    return { url, credentials: credentials === null ? kept : box.seal(credentials) };
  }

  /** Checks an entered SRT or RTP address with its secrets. */
  function checkEntered(field: string, url: string | undefined): void {
    const stream = readReceivedStream(url ?? '');
    const problem = stream && receivedStreamProblem(stream, streamRules);
    if (problem) throw invalid(field, problem);
    if (stream && URL.parse(url ?? '')?.username)
      throw invalid(field, 'Enter an address without a user name and password.');
  }

  function checkStream(field: string, url: string): void {
    const stream = readReceivedStream(url);
    if (!stream) return checkAddress(field, url);
    const problem = receivedStreamProblem(stream, streamRules);
    if (problem !== null) throw invalid(field, problem);
  }

  /** Refuses a stream that receives on a port that another one receives on. */
  function checkPort(field: string, url: string, taken: readonly string[]): void {
    const stream = readReceivedStream(url);
    const isTaken =
      stream && taken.map(readReceivedStream).some((other) => other && sharesPort(stream, other));
    if (isTaken) throw invalid(field, `Enter another port; another stream is received on ${stream.port}.`);
  }

  /** Refuses addresses that need no connection to be recognised as invalid. */
  function checkAddress(field: string, url: string): void {
    const problem = addressProblem(url, streamRules.allowPrivate);
    if (problem !== null) throw invalid(field, problem);
  }
}

/** The address that a user entered, as an address or as an SDP. */
function addressOf(field: string, entered: string | undefined): string | undefined {
  if (!entered?.startsWith('v=0')) return entered;
  const address = sdpAddress(entered);
  if (address === null) throw invalid(field, 'Enter an SDP with an audio stream over RTP.');
  return address;
}

/** Whether credentials for one address may be sent to another. */
function isSameStream(url: string, known: string): boolean {
  const [one, other] = [URL.parse(url), URL.parse(known)];
  return (
    one !== null &&
    other !== null &&
    one.protocol === other.protocol &&
    one.host === other.host &&
    one.pathname === other.pathname
  );
}

function invalid(field: string, message: string) {
  return fail('request.invalid', { message, fields: { [field]: [message] } });
}
