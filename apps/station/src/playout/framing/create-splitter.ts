import type { PlayoutFinding } from '../playout-message.ts';
import {
  createBlankLineScanner,
  createJsonScanner,
  createLineScanner,
  type Framing,
  type Scanner,
} from './scanner.ts';
import { createXmlScanner } from './xml-scanner.ts';

/** The messages that ended, and remarks on bytes that belong to none. */
export interface SplitBytes {
  readonly frames: readonly Uint8Array[];
  readonly findings: readonly PlayoutFinding[];
}

/** Splits the bytes of one connection into messages. It has the bytes of the message that is under way. */
export interface Splitter {
  push(chunk: Uint8Array): SplitBytes;
  /** The bytes that are left when the connection ends or has been silent for long: a last message without its end, or a part of one. */
  end(): SplitBytes;
}

/** Bytes of a message beyond which it is dropped. */
const largestMessage = 262_144;
/** Bytes of the marks of byte order, with which programs begin each document. */
const markBytes = new Set([0xef, 0xbb, 0xbf, 0xff, 0xfe]);
/** Bytes of the number before a message, most significant first. */
const lengthBytes = 4;

export function createSplitter(framing: Framing, limit: number = largestMessage): Splitter {
  if (framing === 'length') return createLengthSplitter(limit);
  const scanner = scannerOf(framing);
  return scanner ? createScanningSplitter(scanner, limit) : createSilenceSplitter(framing === 'whole', limit);
}

function scannerOf(framing: Framing): Scanner | undefined {
  if (framing === 'xml') return createXmlScanner();
  if (framing === 'json') return createJsonScanner();
  if (framing === 'line') return createLineScanner();
  return framing === 'blank-line' ? createBlankLineScanner() : undefined;
}

const tooLong = (limit: number): PlayoutFinding => ({
  level: 'unreadable',
  text: `A message of more than ${limit} bytes without an end was dropped.`,
});
const cut: PlayoutFinding = {
  level: 'unreadable',
  text: 'A message was cut: the next one began before its end.',
};
const rubbish = (bytes: number): PlayoutFinding => ({
  level: 'ignored',
  text: `${bytes} bytes between messages were skipped.`,
});

function createScanningSplitter(scanner: Scanner, limit: number): Splitter {
  let buffer = Buffer.alloc(1024);
  let length = 0;
  let skipped = 0;
  /** Whether a message of UTF-16 ended with the first byte of its last character. */
  let isHalf = false;

  function keep(byte: number): void {
    if (length === buffer.length) buffer = Buffer.concat([buffer], buffer.length * 2);
    buffer[length] = byte;
    length += 1;
  }

  function takeFrame(to = length): Uint8Array {
    const frame = Uint8Array.from(buffer.subarray(0, to));
    buffer.copyWithin(0, to, length);
    length -= to;
    return frame;
  }

  function push(chunk: Uint8Array): SplitBytes {
    const frames: Uint8Array[] = [];
    const findings: PlayoutFinding[] = [];
    const finish = () => {
      if (skipped > 0) findings.push(rubbish(skipped));
      skipped = 0;
      isHalf = false;
      scanner.reset();
      frames.push(takeFrame());
    };
    for (const byte of chunk) {
      if (isHalf) {
        if (byte === 0) keep(byte);
        finish();
        if (byte === 0) continue;
      }
      const step = scanner.step(byte, length);
      if (step === 'outside') {
        skipped += byte > 32 && !markBytes.has(byte) ? 1 : 0;
        continue;
      }
      if (step !== 'after') keep(byte);
      if (typeof step === 'number') {
        takeFrame(step);
        findings.push(cut);
      } else if (step === 'last' || step === 'after') {
        // UTF-16 with the low byte first has a zero after the last one.
        isHalf = length > 2 && buffer[0] !== 0 && buffer[1] === 0;
        if (!isHalf) finish();
      }
      if (length > limit) {
        findings.push(tooLong(limit));
        length = 0;
        scanner.reset();
      }
    }
    return { frames, findings };
  }

  function end(): SplitBytes {
    const findings = skipped > 0 ? [rubbish(skipped)] : [];
    const frames = length > 0 ? [takeFrame()] : [];
    skipped = 0;
    isHalf = false;
    scanner.reset();
    return { frames, findings };
  }

  return { push, end };
}

function createSilenceSplitter(isWhole: boolean, limit: number): Splitter {
  let parts: Uint8Array[] = [];
  let length = 0;

  function end(): SplitBytes {
    const frame = new Uint8Array(Buffer.concat(parts));
    const isTooLong = length > limit;
    parts = [];
    length = 0;
    if (isTooLong) return { frames: [], findings: [tooLong(limit)] };
    return { frames: frame.length > 0 ? [frame] : [], findings: [] };
  }

  return {
    push(chunk) {
      length += chunk.length;
      if (length <= limit) parts.push(chunk);
      else parts = [];
      return isWhole ? end() : { frames: [], findings: [] };
    },
    end,
  };
}

function createLengthSplitter(limit: number): Splitter {
  let rest = Buffer.alloc(0);
  /** Whether a length was impossible, so that no later one can be found before the connection is silent. */
  let isLost = false;

  function push(chunk: Uint8Array): SplitBytes {
    const frames: Uint8Array[] = [];
    if (isLost) return { frames, findings: [] };
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= lengthBytes) {
      const size = rest.readUInt32BE(0);
      if (size > limit) {
        isLost = true;
        rest = Buffer.alloc(0);
        return { frames, findings: [tooLong(limit)] };
      }
      if (rest.length < lengthBytes + size) break;
      if (size > 0) frames.push(Uint8Array.from(rest.subarray(lengthBytes, lengthBytes + size)));
      rest = rest.subarray(lengthBytes + size);
    }
    return { frames, findings: [] };
  }

  return {
    push,
    end() {
      const findings: PlayoutFinding[] =
        rest.length > 0 ? [{ level: 'unreadable', text: 'The connection ended inside a message.' }] : [];
      rest = Buffer.alloc(0);
      isLost = false;
      return { frames: [], findings };
    },
  };
}
