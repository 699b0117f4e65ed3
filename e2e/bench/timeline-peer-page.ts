import WaveSurfer from 'wavesurfer.js';
import RegionsPlugin from 'wavesurfer.js/dist/plugins/regions.js';
import ZoomPlugin from 'wavesurfer.js/dist/plugins/zoom.js';

const clips = 200;
/** Seconds. The clips of the other page have 37.5 s on average. */
const clipLength = 37.5;

const regions = RegionsPlugin.create();
const wave = WaveSurfer.create({
  container: '#app',
  height: 120,
  duration: clips * clipLength,
  peaks: [Float32Array.from({ length: clips * 400 }, (_, index) => (30 + ((index * 37) % 80)) / 128)],
  minPxPerSec: 2,
  plugins: [regions, ZoomPlugin.create({ scale: 0.2, maxZoom: 100 })],
});
wave.on('ready', () => {
  for (let index = 0; index < clips; index += 1)
    regions.addRegion({
      start: index * clipLength,
      end: (index + 1) * clipLength,
      content: `Logged event ${index + 1}`,
      color: index % 2 === 0 ? 'rgb(0 120 120 / 20%)' : 'rgb(120 0 120 / 20%)',
    });
  Reflect.set(globalThis, 'isReady', true);
});
