import { createSplitter, type Framing, type SplitBytes } from '../../../playout/index.ts';

/** Bytes of a body or a file at most. */
export const mostBytes = 1_048_576;

/** The messages of a datagram, a body or a file, which end where it ends. */
export function splitWhole(framing: Framing, bytes: Uint8Array): SplitBytes & { isComplete: boolean } {
  const splitter = createSplitter(framing, mostBytes);
  const [split, rest] = [splitter.push(bytes), splitter.end()];
  const frames = [...split.frames, ...rest.frames];
  const findings = [...split.findings, ...rest.findings];
  const hasMarkedEnd = framing === 'xml' || framing === 'json' || framing === 'length';
  const isComplete = hasMarkedEnd && split.frames.length > 0 && rest.frames.length + findings.length === 0;
  return { frames, findings, isComplete };
}
