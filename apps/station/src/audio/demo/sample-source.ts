/** Generates audio: adds its next samples to a stereo buffer. */
export interface SampleSource {
  addTo: (left: Float32Array, right: Float32Array) => void;
}
