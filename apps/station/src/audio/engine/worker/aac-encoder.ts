/**
 * The archive's encoder, 128 kb/s. The fast coder costs less than half, and sounds as good for speech and music; but it limits how much
 * louder one band is than another, which lowers a tone of −6 dBFS by 0.3 dB and one at full scale by 3 dB. Live audio takes it, because
 * every station encodes all day.
 */
export function aacEncoder({ live }: { live: boolean }): string[] {
  return ['-c:a', 'aac', '-aac_coder', live ? 'fast' : 'twoloop', '-b:a', '128k', '-ar', '44100', '-ac', '2'];
}
