import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { serialize } from 'node:v8';
import { readRanges } from '../audio/archive/read-ranges.ts';
import type { RenderedFile, RenderInput } from '../audio/engine/media-jobs.ts';
import { renderEpisode } from '../audio/render/render-episode.ts';
import type { StationContext } from '../context.ts';

const renderedBefore = new Map<string, RenderedFile & { readonly content: Buffer }>();

/** Lets a station encode only what no station of this test worker has encoded: the same samples in the same format become the same file. */
export function reuseRenders({ engine }: Pick<StationContext, 'engine'>): void {
  const { render } = engine;
  engine.render = (input, options) =>
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
