export { KWeighting } from './k-weighting.ts';
export { peakAfter, peakReach } from './oversampled-peak.ts';
export { PeakLimiter } from './peak-limiter.ts';
