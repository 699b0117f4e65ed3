import type { Peaks } from '@postkit/sdk/schema';
import { useEffect, useRef } from 'react';
import WaveSurfer from 'wavesurfer.js';

export interface WaveformCanvasProps {
  peaks: Peaks;
  /** Seconds. */
  duration: number;
  /** What is heard: its place is the playhead, and a press on the waveform moves it. */
  media: HTMLAudioElement;
}

/** A waveform from the station's peaks; nothing is decoded in the page. Loaded when the first one opens. */
export function WaveformCanvas({ peaks, duration, media }: WaveformCanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!container.current) return undefined;
    const style = getComputedStyle(container.current);
    const wave = WaveSurfer.create({
      container: container.current,
      media,
      duration,
      peaks: [scaled(peaks.max), scaled(peaks.min)],
      height: 'auto',
      // A canvas knows no `light-dark()`; what the browser made of it for other properties is a plain colour.
      waveColor: style.color,
      progressColor: style.outlineColor,
      cursorColor: style.caretColor,
      cursorWidth: 2,
      dragToSeek: true,
    });
    return () => wave.destroy();
  }, [peaks, duration, media]);
  return <div ref={container} className="pk-wave-canvas" aria-hidden="true" />;
}

function scaled(samples: readonly number[]): Float32Array {
  return Float32Array.from(samples, (sample) => sample / 128);
}
