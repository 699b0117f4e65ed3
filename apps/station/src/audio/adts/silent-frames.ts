/** A stereo AAC-LC frame of digital silence at 44.1 kHz, with its ADTS header. */
const SILENT_FRAME = Buffer.from('fff15080021ffc210049900219002380', 'hex');

/** ADTS bytes of `count` silent frames. */
export function silentFrames(count: number): Buffer {
  return Buffer.concat(Array.from({ length: count }, () => SILENT_FRAME));
}
