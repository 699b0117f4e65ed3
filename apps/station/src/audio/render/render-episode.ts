import type { Archive } from '../archive/create-archive.ts';
import { AudioError } from '../audio-error.ts';
import { samplesToMs } from '../audio-format.ts';
import type { Mp3Options, RenderedFile, RenderInput } from '../engine/media-jobs.ts';
import type { Leveling } from '../loudness/leveling.ts';
import type { EpisodePart } from './episode-part.ts';
import { planRender, type PlannedPart, type TrimPrecision } from './plan-render.ts';

/** An episode to assemble. */
export interface EpisodeRender {
  /** Holds the segments. */
  archive: Pick<Archive, 'local'>;
  parts: readonly EpisodePart[];
  /** Path of the file to write; `{output}.part` is used meanwhile. */
  output: string;
  format: 'aac' | 'mp3';
  /** `frame` by default. */
  precision?: TrimPrecision;
  mp3?: Mp3Options;
  /** Brings the whole to its loudness; null leaves it as it is. */
  leveling?: Leveling | null;
}

/** A finished episode file. */
export interface RenderedEpisode extends RenderedFile {
  /** Exact length in milliseconds, as a fraction. */
  duration_ms: number;
  /** The position of each part, in samples at 44.1 kHz. */
  parts: PlannedPart[];
}

/** Plans and renders an episode. Throws `not_audio` when the parts hold no audio, `segment_missing` when bytes are missing. */
export async function renderEpisode(
  input: EpisodeRender,
  render: (job: RenderInput) => Promise<RenderedFile>,
): Promise<RenderedEpisode> {
  const { spans, frames, parts, pieces } = planRender(
    input.parts,
    input.precision ?? 'frame',
    input.leveling ?? null,
  );
  if (frames === 0) throw new AudioError('not_audio', 'the parts hold no sound');
  await using local = await input.archive.local(spans);
  const file = await render({
    ranges: local.ranges,
    frames,
    output: input.output,
    format: input.format,
    ...(pieces && { pieces }),
    ...(input.leveling && { leveling: input.leveling }),
    ...(input.mp3 && { mp3: input.mp3 }),
  });
  return { ...file, duration_ms: samplesToMs(file.samples), parts };
}
