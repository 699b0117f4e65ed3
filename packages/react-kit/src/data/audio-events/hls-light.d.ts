/** The light build has no declarations; its exports are a subset of the full build's. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
