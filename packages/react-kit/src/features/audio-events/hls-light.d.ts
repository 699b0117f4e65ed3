/** The light build carries no declarations; what it holds is a part of the whole build's. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
