/** The factor of amplitude of a level in dB, as the station renders it. */
export function levelFactor(db: number): number {
  return 10 ** (db / 20);
}
