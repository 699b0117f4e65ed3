import { createClient } from '@postkit/sdk';
import type { AudioEvent, TimelineLevels } from '@postkit/sdk/schema';
import { audioItem } from '../../packages/react-kit/src/data/timeline/timeline-model/timeline-item.ts';
import { createAudioOutput } from '../../packages/react-kit/src/data/timeline/transport/audio-output.ts';
import { levelingOf } from '../../packages/react-kit/src/data/timeline/transport/leveler.ts';
import { planPlayback } from '../../packages/react-kit/src/data/timeline/transport/playback-plan.ts';
import {
  archiveOf,
  createSegmentSource,
} from '../../packages/react-kit/src/data/timeline/transport/segment-source.ts';
import { TimelinePlayer } from '../../packages/react-kit/src/parts/timeline/transport/timeline-player.ts';

declare global {
  interface Window {
    /** Renders a timeline of these levels with the editor's transport, and decodes the station's file of it. */
    renderBoth: (
      station: string,
      events: AudioEvent[],
      levels: TimelineLevels,
      file: string,
    ) => Promise<RenderedLevels>;
  }
}

export interface RenderedLevels {
  /** Level of the difference of their samples in each 20 ms, in dBFS. */
  differences: number[];
  /** Samples of the station's file, and of the transport from its first sample to the end of the last. */
  samples: [station: number, transport: number];
  /** Level of each 20 ms in dBFS. */
  levels: [station: number, transport: number][];
}

const sampleRate = 44_100;
const windowSamples = 882;
/** The player starts 20 ms after it was asked to. */
const lead = 882;

globalThis.window.renderBoth = async (station, events, timelineLevels, file) => {
  const client = createClient({ station, log: () => {} });
  const plan = planPlayback(events.map((event, index) => audioItem(event, String(index))));
  const total = Math.ceil((plan.totalMs * sampleRate) / 1000);
  const context = new OfflineAudioContext(2, lead + total + sampleRate, sampleRate);
  const output = createAudioOutput(context);
  let end = 0;
  const measured = {
    ...output,
    play: (...[pcm, at]: Parameters<typeof output.play>) => {
      end = Math.max(end, Math.round(at * sampleRate) + pcm[0].length);
      output.play(pcm, at);
    },
  };
  const source = createSegmentSource(archiveOf(client));
  const player = new TimelinePlayer({
    source,
    output: () => measured,
    onChange: () => {},
    aheadSeconds: Number.POSITIVE_INFINITY,
  });
  player.setPlan(plan);
  player.setLeveling(levelingOf(timelineLevels));
  await player.play();
  const played = (await context.startRendering()).getChannelData(0).slice(lead, end);
  const bytes = await (await fetch(file)).arrayBuffer();
  const rendered = (await new OfflineAudioContext(2, 1, sampleRate).decodeAudioData(bytes)).getChannelData(0);
  const count = Math.min(played.length, rendered.length);
  const windows = Array.from({ length: Math.floor(count / windowSamples) }, (_, index) => index);
  const levels = windows.map((index): [number, number] => [levelOf(rendered, index), levelOf(played, index)]);
  const difference = played.slice(0, count).map((sample, at) => sample - (rendered[at] ?? 0));
  return {
    differences: windows.map((index) => levelOf(difference, index)),
    samples: [rendered.length, played.length],
    levels,
  };
};

function levelOf(samples: Float32Array, window: number): number {
  const part = samples.subarray(window * windowSamples, (window + 1) * windowSamples);
  return 10 * Math.log10(part.reduce((sum, sample) => sum + sample * sample, 0) / windowSamples + 1e-10);
}
