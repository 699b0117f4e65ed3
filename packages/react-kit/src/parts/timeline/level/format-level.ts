import { formatDecimal } from '../../../ui/format/format-decimal.ts';

/** A level in dB with its sign, such as "+2.0 dB". */
export function formatLevel(db: number, locale: string): string {
  return `${db > 0 ? '+' : ''}${formatDecimal(db, locale)} dB`;
}
