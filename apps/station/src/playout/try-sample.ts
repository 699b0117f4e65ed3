import { decidePlayout, emptyPlayout, type PlayoutDecision } from './order/decide-playout.ts';
import type { PlayoutFinding } from './playout-message.ts';
import { type Arrival, type InputSetting, readMessages, type ReceivedBytes } from './read-messages.ts';
import { defaultOptions } from './reader-options.ts';

/** The effect of a pasted sample: the elements as they would be logged, or the reasons why none would. */
export interface TriedSample {
  readonly decisions: readonly PlayoutDecision[];
  readonly findings: readonly PlayoutFinding[];
  /** The encodings that were used. */
  readonly encodings: readonly string[];
}

/**
 * Reads a sample as the input would, without a memory of earlier messages. An ID3 tag may be pasted as hexadecimal digits.
 */
export function trySample(setting: InputSetting, received: ReceivedBytes, arrival: Arrival): TriedSample {
  const bytes = bytesOfDigits(received.bytes) ?? received.bytes;
  const results = readMessages(setting, { ...received, bytes }, arrival);
  const decisions: PlayoutDecision[] = [];
  let state = emptyPlayout;
  const staleAfter_ms = setting.options?.staleAfter_ms ?? defaultOptions.staleAfter_ms;
  for (const message of results.flatMap(({ messages }) => messages)) {
    const [next, decision] = decidePlayout(state, message, { arrived_ms: arrival.arrived_ms, staleAfter_ms });
    state = next;
    decisions.push(decision);
  }
  return {
    decisions,
    findings: results.flatMap(({ findings }) => findings),
    encodings: [...new Set(results.map(({ encoding }) => encoding).filter((name) => name !== ''))],
  };
}

function bytesOfDigits(bytes: Uint8Array): Uint8Array | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/\s/g, '');
  return /^494433(?:[\da-f]{2})+$/i.test(text) ? new Uint8Array(Buffer.from(text, 'hex')) : null;
}
