/** Pixels from one bar to the next, and bars per second. */
export const barStep = 12;
const barWidth = 7;
export const barsPerSecond = 10;

/** Peaks, 0 to 1, of every tenth of a second of signed 16-bit samples. */
export function peaksOf(samples: Int16Array, sampleRate: number): number[] {
  const perBar = Math.round(sampleRate / barsPerSecond);
  const peaks: number[] = [];
  for (let at = 0; at < samples.length; at += perBar) {
    let peak = 0;
    for (const sample of samples.subarray(at, at + perBar)) peak = Math.max(peak, Math.abs(sample));
    peaks.push(peak / 32_768);
  }
  return peaks;
}

/** A grey picture of bars with round ends, the loudest as tall as the strip; one byte for each pixel. */
export function waveStrip(
  peaks: readonly number[],
  height: number,
): { width: number; height: number; pixels: Buffer } {
  const width = 2 * Math.ceil((peaks.length * barStep) / 2);
  const pixels = Buffer.alloc(width * height);
  const loudest = Math.max(0.01, ...peaks);
  for (const [index, peak] of peaks.entries()) {
    const length = Math.max(barWidth, Math.round(height * (peak / loudest) ** 0.8));
    drawBar(pixels, { left: index * barStep, width, height, length });
  }
  return { width, height, pixels };
}

function drawBar(
  pixels: Buffer,
  { left, width, height, length }: { left: number; width: number; height: number; length: number },
): void {
  const radius = barWidth / 2;
  const straight = length / 2 - radius;
  for (let y = 0; y < height; y += 1) {
    const beyond = Math.max(0, Math.abs(y + 0.5 - height / 2) - straight);
    for (let x = 0; x < barWidth; x += 1) {
      const distance = Math.hypot(x + 0.5 - radius, beyond);
      pixels[y * width + left + x] = Math.round(255 * Math.max(0, Math.min(1, radius - distance + 0.5)));
    }
  }
}
