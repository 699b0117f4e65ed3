/** A loudness with its unit, such as "−18.4 LUFS". */
export function formatLufs(lufs: number): string {
  return `${lufs < 0 ? '−' : ''}${Math.abs(lufs).toFixed(1)} LUFS`;
}
