import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { serialize } from 'node:v8';
import { readRanges } from '../audio/archive/read-ranges.ts';
import type { RenderedFile, RenderInput } from '../audio/engine/media-jobs.ts';
import { renderEpisode } from '../audio/render/render-episode.ts';
import type { StationContext } from '../context.ts';

const renderedBefore = new Map<string, RenderedFile & { readonly content: Buffer }>();

type Context = Pick<StationContext, 'engine'>;

/** Lets a station encode only what no station of this test worker has encoded: the same samples in the same format become the same file. */
export function reuseRenders({ engine }: Context): void {
  engine.render = reusing(engine.render);
}

/** The calls that run for an engine, and what renders for it after the last of them. */
const whileReusing = new WeakMap<Context['engine'], { calls: number; render: Render }>();

/** Does the same while `work` runs. A render that the test watches or replaces, or whose ffmpeg is the test's own, is left to it. */
export async function reusingRenders<Result>(
  { engine, config }: Context & Pick<StationContext, 'config'>,
  work: () => Promise<Result>,
): Promise<Result> {
  // Programs that run without Vitest make episodes too, so this does not ask it.
  if ('mock' in engine.render || config.ffmpegPath !== undefined) return work();
  const current = whileReusing.get(engine) ?? { calls: 0, render: engine.render };
  if (current.calls === 0) engine.render = reusing(engine.render);
  current.calls += 1;
  whileReusing.set(engine, current);
  try {
    return await work();
  } finally {
    current.calls -= 1;
    if (current.calls === 0) {
      engine.render = current.render;
      whileReusing.delete(engine);
    }
  }
}

type Render = Context['engine']['render'];

function reusing(render: Render): Render {
  return (input, options) =>
    renderEpisode(input, async (job) => {
      const key = await keyOf(job);
      const before = renderedBefore.get(key);
      if (before) {
        const { content, ...file } = before;
        await writeFile(job.output, content);
        return file;
      }
      const { duration_ms: _duration, parts: _parts, ...file } = await render(input, options);
      renderedBefore.set(key, { ...file, content: await readFile(job.output) });
      return file;
    });
}

/** A digest of everything that the file depends on. */
async function keyOf({ ranges, output: _output, ...rest }: RenderInput): Promise<string> {
  const hash = createHash('sha256').update(serialize(rest));
  for await (const chunk of readRanges(ranges)) hash.update(chunk);
  return hash.digest('hex');
}
