import { useEffect, useRef } from 'react';
import WaveSurfer from 'wavesurfer.js';
import type { Peaks } from '@postkit/sdk/schema';

export interface WaveformCanvasProps {
  peaks: Peaks;
  /** Seconds. */
  duration: number;
  /** The playing audio: its position is the playhead, and pressing the waveform seeks. */
  media: HTMLAudioElement;
}

/** Draws a waveform from the station's peaks, without decoding audio in the page. Loaded lazily. */
export function WaveformCanvas({ peaks, duration, media }: WaveformCanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!container.current) return undefined;
    const style = getComputedStyle(container.current);
    const wave = WaveSurfer.create({
      container: container.current,
      media,
      duration,
      peaks: [toUnitRange(peaks.max), toUnitRange(peaks.min)],
      height: 'auto',
      // A canvas does not support `light-dark()`, but computed styles are plain colours.
      waveColor: style.color,
      progressColor: style.outlineColor,
      cursorColor: style.caretColor,
      cursorWidth: 2,
      dragToSeek: true,
    });
    // wavesurfer.js defers a seek while another one loads, and loses it when the `seeking` event of the other one arrives.
    wave.on('interaction', (seconds) => {
      if (media.seeking && Math.abs(media.currentTime - seconds) > 0.01) media.currentTime = seconds;
    });
    return () => wave.destroy();
  }, [peaks, duration, media]);
  return <div ref={container} className="pk-wave-canvas" aria-hidden="true" />;
}

function toUnitRange(samples: readonly number[]): Float32Array {
  return Float32Array.from(samples, (sample) => sample / 128);
}
