import { type PlayoutCorrection, playoutCorrectionKinds } from '@postkit/sdk/schema';

/** Numbers of lines, such as `3 renamed, 1 added`. */
export function countLine(counts: PlayoutCorrection['counts']): string {
  const named = playoutCorrectionKinds.filter((kind) => counts[kind] > 0);
  return named.map((kind) => `${counts[kind]} ${kind.replace('_', ' ')}`).join(', ') || 'no lines';
}
