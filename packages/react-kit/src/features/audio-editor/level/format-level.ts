/** A level in dB with its sign, such as "+2.0 dB". */
export function formatLevel(db: number): string {
  const sign = db > 0 ? '+' : db < 0 ? '−' : '';
  return `${sign}${Math.abs(db).toFixed(1)} dB`;
}
