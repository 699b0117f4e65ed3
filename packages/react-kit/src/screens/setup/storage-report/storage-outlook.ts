const dayMs = 86_400_000;
/** Days before the disk is full from which the card warns. */
const warningDays = 14;

/** Whole days until a moment (unix seconds); 0 for today and before. */
export function daysUntil(at: number, nowMs: number): number {
  return Math.max(0, Math.floor((at * 1000 - nowMs) / dayMs));
}

/** Whether the disk is full within two weeks. */
export function isNear(at: number | null, nowMs: number): boolean {
  return at !== null && daysUntil(at, nowMs) <= warningDays;
}
