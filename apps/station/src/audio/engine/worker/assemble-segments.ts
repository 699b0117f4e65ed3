import type { EncodedSegment } from '../encoded-segment.ts';
import { sampleChunks } from './sample-chunks.ts';
import type { SegmentAssembler } from './segment-assembler.ts';
import type { RunningFfmpeg } from './start-ffmpeg.ts';

/** Reads both outputs of an ffmpeg started with `segmentingOutputs` to their ends; while `onSegment` waits, so does ffmpeg. */
export async function assembleSegments(
  run: RunningFfmpeg,
  assembler: SegmentAssembler,
  onSegment: (segment: EncodedSegment) => Promise<void>,
  onSamples?: (samples: Int16Array) => void,
): Promise<void> {
  async function readAac(): Promise<void> {
    for await (const chunk of run.stdout) {
      assembler.pushAac(chunk);
      await emitSegments(assembler, onSegment);
    }
    assembler.cut();
  }
  async function readSamples(): Promise<void> {
    for await (const samples of sampleChunks(run.extra)) {
      onSamples?.(samples);
      assembler.pushSamples(samples);
      await emitSegments(assembler, onSegment);
    }
    assembler.endSamples();
  }
  await Promise.all([readAac(), readSamples()]);
  await emitSegments(assembler, onSegment);
}

/** Passes every segment that is complete to `onSegment`. */
export async function emitSegments(
  assembler: SegmentAssembler,
  onSegment: (segment: EncodedSegment) => Promise<void>,
): Promise<void> {
  for (let segment = assembler.next(); segment; segment = assembler.next()) await onSegment(segment);
}
